import {
  closureKinds,
  colourFamilies,
  incoterms,
  logoMethods,
  materialFamilies,
  type Product,
  productFamilies,
  type Range,
  services,
} from '@lindero/contract'
import { readCarton } from './carton.ts'
import type { Reader } from './reader.ts'
import { readSeo } from './seo.ts'

export function publishProduct(document: Reader): Product | null {
  const id = document.number('id')
  const publicId = document.number('publicId')
  const name = document.text('name')
  if (id === null || publicId === null || !name) return null
  return {
    id,
    publicId,
    name,
    styleNo: document.text('styleNo'),
    slug: document.text('slug'),
    categories: document.references('categories'),
    family: document.oneOf(productFamilies, 'family'),
    services: document.manyOf(services, 'services'),
    season: document.text('season'),
    summary: document.text('summary'),
    description: document.text('description'),
    order: document.number('order') ?? 0,
    introduced: document.day('introduced'),
    size: {
      lengthCm: document.number('size.lengthCm') ?? 0,
      widthCm: document.number('size.widthCm') ?? 0,
      heightCm: document.number('size.heightCm') ?? 0,
    },
    drop: readDrop(document),
    weightG: document.number('weightG'),
    materials: readMaterials(document),
    construction: readConstruction(document),
    colourways: document.rows('colourways').map(readColourway),
    logoMethods: document.manyOf(logoMethods, 'logoMethods'),
    moq: { perStyle: document.number('moq.perStyle') ?? 1, perColour: document.number('moq.perColour') ?? 1 },
    sampleDays: readDays(document, 'sampleDays'),
    bulkDays: readDays(document, 'bulkDays'),
    packaging: document.text('packaging'),
    carton: readCarton(document),
    trade: readTrade(document),
    certificates: document.references('certificates'),
    related: document.references('related'),
    faq: document
      .rows('faq')
      .map((row) => ({ question: row.text('question'), answer: row.text('answer') }))
      .filter(({ question, answer }) => question && answer),
    seo: readSeo(document),
    updatedAt: document.text('updatedAt'),
  }
}

function readDrop(document: Reader): Product['drop'] {
  return {
    handleCm: document.number('drop.handleCm'),
    strapMinCm: document.number('drop.strapMinCm'),
    strapMaxCm: document.number('drop.strapMaxCm'),
    strapDetachable: document.boolean('drop.strapDetachable'),
  }
}

function readMaterials(document: Reader): Product['materials'] {
  return {
    family: document.oneOf(materialFamilies, 'materials.family'),
    outer: document.text('materials.outer'),
    grade: document.text('materials.grade'),
    thicknessMm: document.range('materials.thicknessMm'),
    lining: document.text('materials.lining'),
    thread: document.text('materials.thread'),
    edgeFinish: document.text('materials.edgeFinish'),
  }
}

function readConstruction(document: Reader): Product['construction'] {
  return {
    closureKind: document.oneOf(closureKinds, 'construction.closureKind'),
    closure: document.text('construction.closure'),
    pocketsInside: document.text('construction.pocketsInside'),
    pocketsOutside: document.text('construction.pocketsOutside'),
    hardwareMaterial: document.text('construction.hardwareMaterial'),
    hardwareFinish: document.text('construction.hardwareFinish'),
    zip: document.text('construction.zip'),
  }
}

function readColourway(row: Reader): Product['colourways'][number] {
  const key = row.text('key')
  return {
    key,
    name: row.text('name') || key,
    swatch: row.text('swatch'),
    family: row.oneOf(colourFamilies, 'family'),
    pantone: row.textOrNull('pantone'),
    images: row.references('images'),
  }
}

function readTrade(document: Reader): Product['trade'] {
  return {
    hsCode: document.textOrNull('trade.hsCode'),
    origin: document.text('trade.origin'),
    port: document.text('trade.port'),
    incoterms: document.manyOf(incoterms, 'trade.incoterms'),
    payment: document.text('trade.payment'),
  }
}

function readDays(document: Reader, path: string): Range {
  return document.range(path) ?? { min: 0, max: 0 }
}
