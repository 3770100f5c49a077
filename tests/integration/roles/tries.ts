import type { ContentDesk } from '../content-desk.ts'
import type { Attempt } from './permissions.ts'
import { globalChanges, samples } from './samples.ts'

export interface Try {
  method: string
  address: string
  body?: unknown
}

interface Place {
  slug: string
  id: number
  /** The newest version of the document. */
  version: unknown
}

const anything = () => ({ name: 'Mallory' })
const published = { _status: 'published' }

/** How each thing is tried at a document of a collection, through the API. */
export function triesOf({ slug, id, version }: Place, hasDrafts: boolean): Record<Attempt, Try> {
  const base = `/api-cms/${slug}`
  const change = samples[slug]?.change ?? anything
  const patch = (query: string, body: unknown): Try => ({ method: 'PATCH', address: `${base}/${id}?${query}`, body })
  const only = `where[id][equals]=${id}`
  const draft = hasDrafts ? '&draft=true' : ''
  return {
    create: { method: 'POST', address: `${base}?locale=all`, body: samples[slug]?.data() ?? {} },
    list: { method: 'GET', address: base },
    read: { method: 'GET', address: `${base}/${id}?locale=all` },
    'read draft': { method: 'GET', address: `${base}/${id}?draft=true&locale=es` },
    'read versions': { method: 'GET', address: `${base}/versions?where[parent][equals]=${id}` },
    'update en': patch(`locale=en${draft}`, change('en')),
    'update es': patch(`locale=es${draft}`, change('es')),
    'update all': patch(`locale=all${draft}`, change('all')),
    'update many': { method: 'PATCH', address: `${base}?${only}&locale=en${draft}`, body: change('en') },
    publish: patch('locale=es', { ...change('es'), ...published }),
    'publish all': patch('locale=es&publishAllLocales=true', change('es')),
    unpublish: patch('locale=es', { _status: 'draft' }),
    restore: { method: 'POST', address: `${base}/versions/${version}?draft=true&locale=es` },
    duplicate: { method: 'POST', address: `${base}/${id}/duplicate?locale=es` },
    'delete many': { method: 'DELETE', address: `${base}?${only}` },
    delete: { method: 'DELETE', address: `${base}/${id}` },
  }
}

export function globalTriesOf(slug: string, version: unknown, hasDrafts: boolean): Partial<Record<Attempt, Try>> {
  const base = `/api-cms/globals/${slug}`
  const change = globalChanges[slug] ?? anything
  const post = (query: string, body: unknown): Try => ({ method: 'POST', address: `${base}?${query}`, body })
  const draft = hasDrafts ? '&draft=true' : ''
  return {
    read: { method: 'GET', address: `${base}?locale=all` },
    'read draft': { method: 'GET', address: `${base}?draft=true&locale=es` },
    'read versions': { method: 'GET', address: `${base}/versions` },
    'update en': post(`locale=en${draft}`, change('en')),
    'update es': post(`locale=es${draft}`, change('es')),
    'update all': post(`locale=all${draft}`, change('all')),
    publish: post('locale=es', { ...change('es'), ...published }),
    'publish all': post('locale=es&publishAllLocales=true', change('es')),
    unpublish: post('locale=es', { _status: 'draft' }),
    restore: { method: 'POST', address: `${base}/versions/${version}?draft=true&locale=es` },
  }
}

/** The number of the newest version, if there are any. */
export async function newestVersion({ payload }: ContentDesk, slug: string, id?: number): Promise<unknown> {
  const newest = { limit: 1, sort: '-updatedAt', depth: 0 } as const
  const { docs } =
    id === undefined
      ? await payload.findGlobalVersions({ slug, ...newest })
      : await payload.findVersions({ collection: slug, where: { parent: { equals: id } }, ...newest })
  return docs[0]?.id
}
