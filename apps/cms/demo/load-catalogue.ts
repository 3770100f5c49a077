import type { Payload, Where } from 'payload'
import { type Database, rows, sql } from '../database/sql.ts'
import type { DemoCategory, DemoEntry, DemoHouse, DemoProduct } from './demo-house.ts'
import type { References } from './references.ts'
import { createDemo, updateDemo } from './write-demo.ts'

/** What staff kept or made under the same name is left as it is and used in place of the demo's own. */
export async function findOwn(payload: Payload, collection: string, where: Where): Promise<number | null> {
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, draft: true, locale: 'en' })
  return docs[0] ? Number(docs[0].id) : null
}

export async function loadCategories(payload: Payload, list: DemoCategory[], references: References, parent?: number) {
  for (const { key, banner, seo, children = [], ...category } of list) {
    const place: Where = {
      and: [{ slug: { equals: category.slug.en } }, { parent: parent ? { equals: parent } : { exists: false } }],
    }
    const data = { ...category, parent, banner: references.get('picture', banner), seo: references.seo(seo) }
    const own = await findOwn(payload, 'categories', place)
    const id = own ?? (await createDemo(payload, { collection: 'categories', data }))
    references.set('category', key, id)
    await loadCategories(payload, children, references, id)
  }
}

const registers = {
  certificates: 'certificate',
  partnerBrands: 'brand',
  materials: 'material',
  questions: 'question',
} as const

export async function loadRegisters(payload: Payload, house: DemoHouse, references: References): Promise<void> {
  for (const [list, shelf] of Object.entries(registers) as [
    keyof typeof registers,
    (typeof registers)[keyof typeof registers],
  ][]) {
    const collection = list === 'partnerBrands' ? 'partner-brands' : list
    for (const [index, entry] of house[list].entries()) {
      const own = await findOwn(payload, collection, { key: { equals: entry.key } })
      const data = { ...withPictures(entry, references), order: (index + 1) * 10 }
      references.set(shelf, entry.key, own ?? (await createDemo(payload, { collection, data })))
    }
  }
}

function withPictures({ logo, picture, ...entry }: DemoEntry, references: References) {
  return {
    ...entry,
    ...(logo && { logo: references.get('picture', logo) }),
    ...(picture && { picture: references.get('picture', picture) }),
  }
}

export async function loadProducts(payload: Payload, list: DemoProduct[], references: References): Promise<void> {
  const created: DemoProduct[] = []
  for (const [index, product] of list.entries()) {
    const own = await findOwn(payload, 'products', { styleNo: { equals: product.styleNo } })
    const id = own ?? (await createProduct(payload, product, (index + 1) * 10, references))
    references.set('product', product.publicId, id)
    if (own === null) created.push(product)
  }
  // Products point at one another, so that comes when all are there.
  for (const { publicId, related } of created.filter(({ related }) => related.length > 0))
    await updateDemo(payload, 'products', references.get('product', publicId), { related: references.all('product', related) })
}

async function createProduct(payload: Payload, product: DemoProduct, order: number, references: References): Promise<number> {
  const { related: _, publicId, ...rest } = product
  const data = {
    ...rest,
    order,
    categories: references.all('category', product.categories),
    certificates: references.all('certificate', product.certificates),
    colourways: product.colourways.map((colour) => ({ ...colour, images: references.all('picture', colour.images) })),
    seo: references.seo(product.seo),
    // A number that was given to another product is never given again; then the next free one is.
    ...((await isFree(payload, publicId)) && { publicId }),
  }
  return createDemo(payload, { collection: 'products', data })
}

async function isFree(payload: Payload, publicId: number): Promise<boolean> {
  const used = await rows(payload.db as unknown as Database, sql`select 1 from public_ids where public_id = ${publicId}`)
  return used.length === 0
}
