import path from 'node:path'
import type { Payload } from 'payload'
import { type Database, rows, sql } from '../database/sql.ts'
import {
  type DemoCategory,
  type DemoHome,
  type DemoPicture,
  type DemoProduct,
  type DemoSeo,
  demoFolder,
  readDemo,
} from './demo-content.ts'

type Say = (line: string) => void
type Ids<Key> = Map<Key, number>

/** Both languages in one write, published in both. */
const published = { locale: 'all', publishAllLocales: true } as const

/** Fills the house with Lindero Leathergoods, a maker that does not exist. */
export async function loadDemo(payload: Payload, say: Say): Promise<void> {
  await clearHalfLoaded(payload)
  const pictures = await loadPictures(payload, say)
  const categories = await loadCategories(payload, pictures)
  const products = await loadProducts(payload, pictures, categories, say)
  await loadGlobals(payload, pictures, products)
  say(`Demo content is in: ${categories.size} categories, ${products.size} products, ${pictures.size} pictures`)
}

/** What an interrupted first start left behind; nobody has worked in this database yet. */
async function clearHalfLoaded(payload: Payload): Promise<void> {
  for (const collection of ['products', 'categories', 'media']) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await rows(payload.db as unknown as Database, sql`delete from public_ids`)
}

async function loadPictures(payload: Payload, say: Say): Promise<Ids<string>> {
  const list = readDemo<DemoPicture[]>('pictures')
  const ids: Ids<string> = new Map()
  for (const [index, { file, alt, focal }] of list.entries()) {
    const filePath = path.join(demoFolder, 'pictures', file)
    const { id } = await payload.create({
      collection: 'media',
      filePath,
      locale: 'all',
      data: { alt, focalX: focal?.x, focalY: focal?.y },
    })
    ids.set(file, Number(id))
    if ((index + 1) % 10 === 0 || index + 1 === list.length) say(`Demo pictures: ${index + 1} of ${list.length}`)
  }
  return ids
}

async function loadCategories(payload: Payload, pictures: Ids<string>): Promise<Ids<string>> {
  const ids: Ids<string> = new Map()
  for (const { key, banner, seo, ...category } of readDemo<DemoCategory[]>('categories')) {
    const data = { ...category, banner: pictures.get(banner), seo: withPicture(seo, pictures) }
    const { id } = await payload.create({ collection: 'categories', data, ...published })
    ids.set(key, Number(id))
  }
  return ids
}

async function loadProducts(payload: Payload, pictures: Ids<string>, categories: Ids<string>, say: Say): Promise<Ids<number>> {
  const ids: Ids<number> = new Map()
  for (const [index, product] of readDemo<DemoProduct[]>('products').entries()) {
    const { id: publicId, service, dimensions, leadTime, seo, ...rest } = product
    const data = {
      ...rest,
      ...leadTime,
      publicId,
      order: (index + 1) * 10,
      services: service,
      size: dimensions,
      categories: product.categories.map((key) => categories.get(key)),
      colourways: product.colourways.map((colour) => ({ ...colour, images: colour.images.map((file) => pictures.get(file)) })),
      seo: withPicture(seo, pictures),
    }
    const { id } = await payload.create({ collection: 'products', data, ...published })
    ids.set(publicId, Number(id))
  }
  say(`Demo products: ${ids.size}`)
  return ids
}

async function loadGlobals(payload: Payload, pictures: Ids<string>, products: Ids<number>): Promise<void> {
  const { hero, craft, selected, seo, ...home } = readDemo<DemoHome>('home')
  const data = {
    ...home,
    hero: { ...hero, picture: pictures.get(hero.picture) },
    craft: { ...craft, points: craft.points.map((text) => ({ text })), picture: pictures.get(craft.picture) },
    selected: { ...selected, products: selected.products.map((publicId) => products.get(publicId)) },
    seo: withPicture(seo, pictures),
  }
  await payload.updateGlobal({ slug: 'home', data, ...published })
  await payload.updateGlobal({ slug: 'company', data: readDemo<Record<string, unknown>>('company'), ...published })
  await payload.updateGlobal({ slug: 'settings', data: readDemo<Record<string, unknown>>('settings'), locale: 'all' })
}

function withPicture(seo: DemoSeo, pictures: Ids<string>) {
  return { ...seo, image: seo.image === undefined ? undefined : pictures.get(seo.image) }
}
