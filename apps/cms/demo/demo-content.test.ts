import fs from 'node:fs'
import path from 'node:path'
import {
  closureKinds,
  colourFamilies,
  fixedPages,
  incoterms,
  isOf,
  logoMethods,
  materialFamilies,
  materialKinds,
  productFamilies,
  services,
} from '@lindero/contract'
import { expect, test } from 'vitest'
import { type DemoCategory, demoFolder, readDemoHouse } from './demo-house.ts'
import { deskBlock } from './page-blocks.ts'
import { References } from './references.ts'

type Plain = Record<string, unknown>

interface Figures {
  publicId: number
  styleNo: string
  family: string
  services: string[]
  size: { lengthCm: number; widthCm: number; heightCm: number }
  weightG: number
  materials: { family: string }
  construction: { closureKind: string }
  colourways: { family: string; swatch: string }[]
  logoMethods: string[]
  moq: { perStyle: number; perColour: number }
  sampleDays: { min: number; max: number }
  bulkDays: { min: number; max: number }
  packaging: { en: string }
  carton: { pieces: number; lengthCm: number; widthCm: number; heightCm: number; grossKg: number }
  trade: { hsCode: string; incoterms: string[] }
  certificates: string[]
}

const house = readDemoHouse()
const { folder: _, ...content } = house
const products = house.products as unknown as Figures[]
const categories = house.categories.flatMap(withChildren)

function withChildren(category: DemoCategory): DemoCategory[] {
  return [category, ...(category.children ?? []).flatMap(withChildren)]
}

/** Everything inside, with the way to it. */
function* inside(value: unknown, at = ''): Generator<{ at: string; value: unknown }> {
  yield { at, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) yield* inside(child, `${at}/${key}`)
}

const texts = [...inside(content)].flatMap(({ at, value }) =>
  typeof value === 'object' && value !== null && ('en' in value || 'es' in value) ? [{ at, text: value as Plain }] : [],
)

test('E-1 every text of the demo house stands in both languages', () => {
  expect(texts.length).toBeGreaterThan(1500)
  const wanting = texts.filter(({ text }) => ![text.en, text.es].every((words) => typeof words === 'string' && words.trim()))
  expect(wanting).toEqual([])
  // A whole sentence that reads the same in both was not translated.
  expect(texts.filter(({ text }) => text.en === text.es && String(text.en).split(' ').length > 4)).toEqual([])
})

test('E-1 the house is complete: products, two levels of categories, pages, registers', () => {
  expect(house.products).toHaveLength(36)
  expect(house.products.filter(({ colourways }) => colourways.length > 1).length).toBeGreaterThan(18)
  expect(house.categories).toHaveLength(10)
  expect(house.categories.every(({ children = [] }) => children.length >= 2)).toBe(true)
  expect(house.pages.map(({ key }) => key).sort()).toEqual([...fixedPages, 'privacy'].sort())
  const { certificates, partnerBrands, materials, questions } = house
  expect([certificates, partnerBrands, materials, questions].map(({ length }) => length)).toEqual([6, 12, 16, 12])
  expect(house.company?.fictional).toBe(true)
})

test('G-4 every picture is there, described, and used', () => {
  const files = fs
    .readdirSync(path.join(demoFolder, 'pictures'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file))
  expect(house.pictures.map(({ file }) => file).sort()).toEqual(files.map((file) => file.replaceAll('\\', '/')).sort())
  const { pictures: __, ...rest } = content
  const used = new Set([...inside(rest)].map(({ value }) => value))
  expect(house.pictures.map(({ file }) => file).filter((file) => !used.has(file))).toEqual([])
})

test('E-1 every name that one file uses for something in another resolves', () => {
  const references = new References()
  for (const { file } of house.pictures) references.set('picture', file, 1)
  for (const { key } of categories) references.set('category', key, 1)
  for (const { key } of house.certificates) references.set('certificate', key, 1)
  for (const { key } of house.partnerBrands) references.set('brand', key, 1)
  for (const { key } of house.materials) references.set('material', key, 1)
  for (const { key } of house.questions) references.set('question', key, 1)
  for (const { key } of house.pages) references.set('page', key, 1)
  for (const { publicId } of house.products) references.set('product', publicId, 1)

  for (const { banner, seo } of categories) [references.get('picture', banner), references.seo(seo)]
  for (const { logo, picture } of [...house.partnerBrands, ...house.materials]) references.get('picture', logo ?? picture ?? '')
  for (const product of house.products) {
    references.all('category', product.categories)
    references.all('certificate', product.certificates)
    references.all('product', product.related)
    for (const { images } of product.colourways) expect(references.all('picture', images).length).toBeGreaterThan(0)
    references.seo(product.seo)
  }
  for (const { blocks } of house.pages) for (const block of blocks) deskBlock(block, references)
  const { navigation, footer, home } = house
  if (!navigation || !footer || !home) throw new Error('The house has no navigation, footer or home page.')
  for (const item of navigation.items) references.labelled([item, ...(item.children ?? [])])
  for (const { items } of footer.columns) references.labelled(items)
  references.labelled([navigation.action, ...footer.legal])
  references.all('product', home.selected.products)
})

test('E-1 every leaf category has products, every product stands in a leaf category', () => {
  const leaves = categories.filter(({ children }) => !children).map(({ key }) => key)
  const filled = new Set(house.products.flatMap((product) => product.categories))
  expect([...filled].sort()).toEqual([...leaves].sort())
})

test.each(products)('E-1 the figures of $styleNo are believable', (product) => {
  const { moq, sampleDays, bulkDays, carton, size, weightG, packaging } = product
  for (const amount of [moq.perStyle, moq.perColour]) expect([100, 150, 200, 300]).toContain(amount)
  expect(moq.perColour).toBeLessThanOrEqual(moq.perStyle)
  expect(within(sampleDays, 7, 14) && within(bulkDays, 30, 45)).toBe(true)

  const fill =
    (carton.pieces * size.lengthCm * size.widthCm * size.heightCm) / (carton.lengthCm * carton.widthCm * carton.heightCm)
  // Canvas totes travel flat; all else needs room for its own body, and paper or a box around it.
  if (!packaging.en.includes('flat')) expect(fill).toBeLessThan(0.9)
  const net = (carton.pieces * weightG) / 1000
  expect(carton.grossKg).toBeGreaterThan(net * 1.1)
  expect(carton.grossKg).toBeLessThan(16)
  expect(Math.max(carton.lengthCm, carton.widthCm, carton.heightCm)).toBeLessThanOrEqual(80)
  expect(product.trade.hsCode).toBe(`4202.${heading(product)}`)
})

function within({ min, max }: { min: number; max: number }, least: number, most: number): boolean {
  return least <= min && min < max && max <= most
}

/** Heading 4202: what it is, then whether its outside is leather (1) or plastic or textile (2). */
function heading({ family, materials }: Figures): string {
  const outside = ['canvas', 'satin', 'recycled-fabric', 'leather-free'].includes(materials.family) ? 2 : 1
  const kind = { business: 1, slg: 3, backpack: 9, travel: 9, belt: 9 }[family] ?? 2
  return `${kind}${outside}`
}

test.each(products)('E-1 the words of $styleNo say the same as its figures', (product) => {
  const words = texts
    .filter(({ at }) => at.startsWith(`/products/${product.publicId - 1001}/`))
    .flatMap(({ text }) => Object.values(text))
  const ranges = [product.sampleDays, product.bulkDays].map(({ min, max }) => `${min}–${max}`)
  for (const sentence of words.map(String)) {
    for (const [, amount] of sentence.matchAll(/(?:MOQ|[Mm]ínimo|From|Desde) (\d+)(?!\d| metr| to)/g))
      expect(Number(amount)).toBe(product.moq.perStyle)
    for (const [, amount] of sentence.matchAll(/(\d+) (?:per colour|por color)\b/g))
      expect(Number(amount)).toBe(product.moq.perColour)
    for (const [, days] of sentence.matchAll(/(?<!mould in |propio en |\d)(\d+–\d+) (?:days|días)/g))
      expect(ranges).toContain(days)
    for (const [, days] of sentence.matchAll(/(?:bulk|serie) (\d+–\d+)/g)) expect(days).toBe(ranges[1])
  }
})

test('E-1 keys are words of the shared vocabulary', () => {
  for (const product of products) {
    expect(isOf(productFamilies, product.family) && isOf(materialFamilies, product.materials.family)).toBe(true)
    expect(isOf(closureKinds, product.construction.closureKind)).toBe(true)
    expect(
      product.services.every((key) => isOf(services, key)) && product.logoMethods.every((key) => isOf(logoMethods, key)),
    ).toBe(true)
    expect(product.trade.incoterms.every((key) => isOf(incoterms, key))).toBe(true)
    expect(
      product.colourways.every(({ family, swatch }) => isOf(colourFamilies, family) && /^#[0-9a-f]{6}$/.test(swatch)),
    ).toBe(true)
  }
  expect(house.materials.every(({ kind }) => isOf(materialKinds, kind))).toBe(true)
})

test('E-1 pages and home page give the same figures as the products', () => {
  const least = (pick: (product: Figures) => number) => Math.min(...products.map(pick))
  const most = (pick: (product: Figures) => number) => Math.max(...products.map(pick))
  const stages = house.pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'leadTimeChart')?.stages ?? []
  const bulk = stages.filter(({ phase }) => phase === 'bulk').map(({ days }) => days as { min: number; max: number })
  const total = (side: 'min' | 'max') => bulk.reduce((sum, days) => sum + days[side], 0)
  expect([total('min'), total('max')]).toEqual([least(({ bulkDays }) => bulkDays.min), most(({ bulkDays }) => bulkDays.max)])
  const figures = JSON.stringify(house.home?.figures)
  expect(figures).toContain(`"from ${least(({ moq }) => moq.perStyle)}"`)
  expect(figures).toContain(`"${least(({ sampleDays }) => sampleDays.min)}–${most(({ sampleDays }) => sampleDays.max)} days"`)
  const recycled = products
    .filter(({ certificates }) => certificates.includes('recycled-content'))
    .map(({ styleNo }) => styleNo)
  const covers = JSON.stringify(house.certificates.find(({ key }) => key === 'recycled-content')?.covers)
  expect([...new Set(covers.match(/LD-\d+/g))]).toEqual(recycled)
})

test('E-1 what search engines read has the length they show', () => {
  const long = texts.filter(({ at, text }) => {
    const limit = at.endsWith('/seo/title') ? 60 : at.endsWith('/seo/description') ? 160 : Number.POSITIVE_INFINITY
    return Object.values(text).some((words) => String(words).length > limit)
  })
  expect(long).toEqual([])
})
