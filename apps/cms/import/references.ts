import { defaultLocale, localeCodes } from '@lindero/contract'
import type { Payload } from 'payload'
import { type Database, isPostgres, rows, sql } from '../database/sql.ts'
import { isRecord } from '../fields/per-language.ts'

type Shelf = 'categories' | 'certificates' | 'media' | 'products'

/** A product a row speaks of that a later row of the same file will make. */
export interface Promised {
  promised: string
}

export function isPromised(value: unknown): value is Promised {
  return isRecord(value) && typeof value.promised === 'string'
}

/** The names by which a file speaks of other documents. A document without one is `#12`. */
export class References {
  private readonly names = new Map<string, string>()
  private readonly ids = new Map<string, number>()

  /** The first name is the one written; the others are understood, unless two documents have them. */
  add(shelf: Shelf, id: number, [name, ...others]: string[]): void {
    if (!name) return
    this.names.set(`${shelf} ${id}`, name)
    this.ids.set(`${shelf} ${name}`, id)
    // Around a name in a list spaces mean nothing.
    for (const other of [name.trim(), ...others]) {
      const key = `${shelf} ${other}`
      if (!this.ids.has(key)) this.ids.set(key, id)
      else if (this.ids.get(key) !== id && !this.isName(shelf, other)) this.ids.set(key, Number.NaN)
    }
  }

  nameOf(shelf: string, id: unknown): string {
    if (isPromised(id)) return id.promised
    return this.names.get(`${shelf} ${id}`) ?? `#${id}`
  }

  idOf(shelf: string, name: string): number | undefined {
    const id = this.ids.get(`${shelf} ${name}`)
    return Number.isNaN(id) ? undefined : id
  }

  /** Whether two documents have this name, so that it says nothing. */
  isShared(shelf: string, name: string): boolean {
    return Number.isNaN(this.ids.get(`${shelf} ${name}`))
  }

  private isName(shelf: Shelf, name: string): boolean {
    return this.names.get(`${shelf} ${this.ids.get(`${shelf} ${name}`)}`) === name
  }
}

export async function readReferences(payload: Payload): Promise<References> {
  const references = new References()
  for (const [id, names] of await categoryPaths(payload)) references.add('categories', id, names)
  for (const { id, key } of await select(payload, sql`select id, key from certificates`))
    references.add('certificates', Number(id), [String(key ?? `#${id}`)])
  for (const { id, filename } of await select(payload, sql`select id, filename from media order by id`))
    references.add('media', Number(id), pictureNames(String(filename ?? '')))
  for (const { id, styleNo } of await readStyles(payload)) references.add('products', id, [styleNo || `#${id}`])
  return references
}

/** The name a picture was uploaded under is known as well, without the part the desk added. */
function pictureNames(filename: string): string[] {
  return [filename, filename.replace(/-[0-9a-f]{10}(?=\.[a-z0-9]+$)/, '')]
}

interface Style {
  id: number
  styleNo: string
  publicId: number | null
}

/** The style number of each product in its newest version. */
export async function readStyles(payload: Payload): Promise<Style[]> {
  const latest = isPostgres(payload.db as unknown as Database) ? sql`v.latest = true` : sql`v.latest = 1`
  const query = sql`select p.id, p.public_id, coalesce(v.version_style_no, p.style_no) as style_no from products p
    left join _products_v v on v.parent_id = p.id and ${latest} order by p.id`
  const found = await select(payload, query)
  return found.map(({ id, public_id, style_no }) => ({
    id: Number(id),
    publicId: public_id === null ? null : Number(public_id),
    styleNo: typeof style_no === 'string' ? style_no : '',
  }))
}

async function select(payload: Payload, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return rows(payload.db as unknown as Database, query)
}

interface StoredCategory {
  id: number
  slug: unknown
  parent: unknown
}

/** `tote-bags/leather-totes`, by the words of the default language; the other languages' paths are understood. */
async function categoryPaths(payload: Payload): Promise<[number, string[]][]> {
  const { docs } = await payload.find({
    collection: 'categories',
    draft: true,
    locale: 'all',
    depth: 0,
    pagination: false,
    select: { slug: true, parent: true },
  })
  const byId = new Map(
    docs.map(({ id, slug, parent }): [number, StoredCategory] => [Number(id), { id: Number(id), slug, parent }]),
  )
  const locales = [defaultLocale, ...localeCodes.filter((code) => code !== defaultLocale)]
  return [...byId.keys()].map((id) => [id, locales.map((locale) => pathOf(byId, id, locale)).filter(Boolean)])
}

function pathOf(byId: Map<number, StoredCategory>, id: number, locale: string): string {
  const steps: string[] = []
  for (let at: number | null = id; at !== null && steps.length < 20; ) {
    const category: StoredCategory | undefined = byId.get(at)
    if (!category) break
    const slug = isRecord(category.slug) ? (category.slug[locale] ?? category.slug[defaultLocale]) : null
    steps.unshift(typeof slug === 'string' && slug ? slug : `#${category.id}`)
    at = typeof category.parent === 'number' ? category.parent : null
  }
  return steps.join('/')
}
