import { localeCodes, routes } from '@lindero/contract'
import type { PayloadRequest, SelectType } from 'payload'
import { publishIn } from '../feed/publish-in.ts'
import { categoryAddresses } from './category-addresses.ts'
import type { Addresses } from './plan-redirects.ts'

export type ReadAddresses = (req: PayloadRequest) => Promise<Addresses>

/** Where the public finds each category now, as this transaction sees it. */
export const readCategoryAddresses: ReadAddresses = async (req) => {
  const stored = await readStored(req, 'categories', { name: true, slug: true, parent: true })
  const all = localeCodes.flatMap((locale) => {
    const published = stored.map((document) => publishIn('category', document, locale)).filter((category) => category !== null)
    return [...categoryAddresses(locale, published)]
  })
  return new Map(all)
}

export const readPageAddresses: ReadAddresses = async (req) => {
  const stored = await readStored(req, 'pages', { title: true, slug: true, fixed: true })
  const all = localeCodes.flatMap((locale) =>
    stored
      .map((document) => publishIn('page', document, locale))
      .filter((page) => page !== null)
      .map((page): [string, string] => [`${locale} page ${page.id}`, routes.page.href(locale, { id: page.slug })]),
  )
  return new Map(all)
}

/** Straight from the tables: all languages, nothing filled in, without the cost and the hooks of the desk's own reading. */
async function readStored(req: PayloadRequest, collection: string, select: SelectType): Promise<Record<string, unknown>[]> {
  const { docs } = await req.payload.db.find<Record<string, unknown>>({
    collection,
    locale: 'all',
    pagination: false,
    limit: 0,
    select: { ...select, _status: true },
    req,
  })
  return docs
}
