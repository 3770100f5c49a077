import type { ContentKind, ContentKinds, FeedEntry, Locale } from '@lindero/contract'
import type { Payload } from 'payload'
import { type Database, isPostgres, rows, sql } from '../../apps/cms/database/sql.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'

type Data = Record<string, unknown>
type Brought<Kind extends ContentKind> = { [Code in Locale]?: ContentKinds[Kind] }

export const both = (en: string, es: string) => ({ en, es })
export const published = { locale: 'all', publishAllLocales: true } as const
export const noSeo = { title: null, description: null, image: null }

/** The least a product must have. */
export const required = {
  name: both('Alba', 'Alba ES'),
  styleNo: 'LD-1',
  size: { lengthCm: 34, widthCm: 14, heightCm: 27 },
  colourways: [{ name: both('Cognac', 'Coñac'), key: 'cognac', swatch: '#895131' }],
  moq: { perStyle: 300, perColour: 100 },
  sampleDays: { min: 8, max: 10 },
  bulkDays: { min: 40, max: 50 },
}

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A desk with one document of each kind, for others to refer to. */
export interface ContentDesk {
  desk: Desk
  payload: Payload
  ids: Record<string, number>
  /** Writes a document in both languages and publishes it. */
  create: (collection: string, data: Data) => Promise<number>
  /** What is new of one kind, by language. */
  brought: <Kind extends ContentKind>(kind: Kind) => Promise<Brought<Kind>>
}

export async function openContentDesk(databaseUrl?: string): Promise<ContentDesk> {
  const desk = await openDesk(databaseUrl)
  const { payload } = desk
  const create = async (collection: string, data: Data) => Number((await payload.create({ collection, data, ...published })).id)
  const ids = {
    picture: await upload(payload),
    category: await create('categories', { name: both('Totes', 'Totes'), slug: both('totes', 'totes') }),
    certificate: await create('certificates', { name: both('Quality', 'Calidad') }),
    brand: await create('partner-brands', { name: 'Casa Miravel' }),
    material: await create('materials', { name: both('Box', 'Box'), kind: 'leather', hex: '#6f3c22' }),
    question: await create('questions', { question: both('Why?', '¿Por qué?'), answer: both('So.', 'Así.') }),
    page: await create('pages', { title: both('Care', 'Cuidados'), slug: both('care', 'cuidados') }),
    product: await create('products', { ...required, styleNo: 'OTHER' }),
  }
  await desk.news()
  return { desk, payload, ids, create, brought: async (kind) => contentOf(await desk.news(), kind) }
}

/** Lets the next document have the number of the last one, now deleted: SQLite does so by itself. */
export async function giveNumberAgain({ db }: Payload, table: string, id: number): Promise<void> {
  const database = db as unknown as Database
  if (isPostgres(database)) await rows(database, sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${id}, false)`)
}

async function upload(payload: Payload): Promise<number> {
  const data = Buffer.from(dot, 'base64')
  const file = { name: 'dot.png', mimetype: 'image/png', data, size: data.length }
  const { id } = await payload.create({ collection: 'media', locale: 'all', data: { alt: both('A dot', 'Un punto') }, file })
  return Number(id)
}

function contentOf<Kind extends ContentKind>(entries: FeedEntry[], kind: Kind): Brought<Kind> {
  const [entry] = entries.filter(
    (one): one is Extract<FeedEntry, { kind: Kind; content: object }> => 'content' in one && one.kind === kind,
  )
  return (entry?.content ?? {}) as Brought<Kind>
}
