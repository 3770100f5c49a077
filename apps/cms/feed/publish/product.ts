import type { Carton, Colourway, DayRange, Product } from '@lindero/contract'
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
    services: document.texts('services').filter((service) => service === 'OEM' || service === 'ODM'),
    season: document.text('season'),
    summary: document.text('summary'),
    description: document.text('description'),
    order: document.number('order') ?? 0,
    size: {
      lengthCm: document.number('size.lengthCm') ?? 0,
      widthCm: document.number('size.widthCm') ?? 0,
      heightCm: document.number('size.heightCm') ?? 0,
    },
    weightG: document.number('weightG'),
    materials: {
      outer: document.text('materials.outer'),
      lining: document.text('materials.lining'),
      edgeFinish: document.text('materials.edgeFinish'),
    },
    closure: document.text('closure'),
    hardware: document.text('hardware'),
    colourways: document.rows('colourways').map(readColourway),
    moq: { perStyle: document.number('moq.perStyle') ?? 1, perColour: document.number('moq.perColour') ?? 1 },
    sampleDays: readDays(document, 'sampleDays'),
    bulkDays: readDays(document, 'bulkDays'),
    packaging: document.text('packaging'),
    carton: readCarton(document),
    hsCode: document.textOrNull('hsCode'),
    seo: readSeo(document),
    updatedAt: document.text('updatedAt'),
  }
}

function readColourway(row: Reader): Colourway {
  return {
    key: row.text('key'),
    name: row.text('name'),
    swatch: row.text('swatch'),
    pantone: row.textOrNull('pantone'),
    images: row.references('images'),
  }
}

function readDays(document: Reader, path: string): DayRange {
  const min = document.number(`${path}.min`) ?? 0
  return { min, max: document.number(`${path}.max`) ?? min }
}

function readCarton(document: Reader): Carton | null {
  const pieces = document.number('carton.pieces')
  if (pieces === null) return null
  return {
    pieces,
    lengthCm: document.number('carton.lengthCm') ?? 0,
    widthCm: document.number('carton.widthCm') ?? 0,
    heightCm: document.number('carton.heightCm') ?? 0,
    grossKg: document.number('carton.grossKg') ?? 0,
  }
}
