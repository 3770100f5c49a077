import type { ContentKinds, RichBlock, RichInline } from '@lindero/contract'
import * as v from 'valibot'

/**
 * The shape each kind of content must have to be let into the catalogue. The compiler holds these to the contract: a field the
 * contract gains must be added here too.
 */
const text = v.string()
const number = v.pipe(v.number(), v.finite())
const id = v.pipe(v.number(), v.integer())
const idOrNull = v.nullable(id)
const numberOrNull = v.nullable(number)
const textOrNull = v.nullable(v.string())
const slug = v.pipe(v.string(), v.regex(/^[^/\s]+$/, 'a slug without slashes or spaces'))

const seo = v.object({ title: textOrNull, description: textOrNull, image: idOrNull })
const days = v.object({ min: number, max: number })

const inline: v.GenericSchema<unknown, RichInline> = v.variant('type', [
  v.object({
    type: v.literal('text'),
    text,
    bold: v.exactOptional(v.literal(true)),
    italic: v.exactOptional(v.literal(true)),
  }),
  v.object({ type: v.literal('link'), href: text, text }),
])

const block: v.GenericSchema<unknown, RichBlock> = v.variant('type', [
  v.object({ type: v.literal('paragraph'), children: v.array(inline) }),
  v.object({ type: v.literal('heading'), level: v.picklist([2, 3]), children: v.array(inline) }),
  v.object({ type: v.literal('list'), ordered: v.boolean(), items: v.array(v.array(inline)) }),
  v.object({ type: v.literal('quote'), children: v.array(inline) }),
])

const colourway = v.object({ key: text, name: text, swatch: text, pantone: textOrNull, images: v.array(id) })
const carton = v.object({ pieces: number, lengthCm: number, widthCm: number, heightCm: number, grossKg: number })

export const shapes: { [Kind in keyof ContentKinds]: v.GenericSchema<unknown, ContentKinds[Kind]> } = {
  category: v.object({
    id,
    parent: idOrNull,
    slug,
    name: text,
    intro: text,
    banner: idOrNull,
    order: number,
    seo,
    updatedAt: text,
  }),
  company: v.object({
    legalName: text,
    shortName: text,
    founded: numberOrNull,
    tagline: text,
    description: text,
    addresses: v.array(v.object({ kind: text, lines: text, phone: text, email: text, hours: text, directions: text })),
    fictional: v.boolean(),
  }),
  home: v.object({
    hero: v.object({ title: text, text, picture: idOrNull }),
    statement: text,
    figures: v.array(v.object({ value: text, label: text })),
    selected: v.object({ title: text, products: v.array(id) }),
    steps: v.object({ title: text, text, items: v.array(v.object({ title: text, text })) }),
    craft: v.object({ title: text, text, points: v.array(text), picture: idOrNull }),
    call: v.object({ title: text, text }),
    seo,
  }),
  media: v.object({
    id,
    alt: text,
    credit: textOrNull,
    width: number,
    height: number,
    focal: v.object({ x: number, y: number }),
    src: text,
    renditions: v.array(v.object({ format: v.picklist(['avif', 'webp']), width: number, src: text })),
  }),
  page: v.object({ id, slug, title: text, lead: text, picture: idOrNull, body: v.array(block), seo, updatedAt: text }),
  product: v.object({
    id,
    publicId: v.pipe(id, v.minValue(0)),
    styleNo: text,
    name: text,
    slug: text,
    categories: v.array(id),
    services: v.array(v.picklist(['OEM', 'ODM'])),
    season: text,
    summary: text,
    description: text,
    order: number,
    size: v.object({ lengthCm: number, widthCm: number, heightCm: number }),
    weightG: numberOrNull,
    materials: v.object({ outer: text, lining: text, edgeFinish: text }),
    closure: text,
    hardware: text,
    colourways: v.array(colourway),
    moq: v.object({ perStyle: number, perColour: number }),
    sampleDays: days,
    bulkDays: days,
    packaging: text,
    carton: v.nullable(carton),
    hsCode: textOrNull,
    seo,
    updatedAt: text,
  }),
  redirect: v.object({ id, from: text, to: text }),
  settings: v.object({ siteName: text, description: text, productsPerPage: v.pipe(id, v.minValue(1), v.maxValue(500)) }),
}
