import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Desk } from '../../helpers/desk.ts'
import { both, type ContentDesk, required } from '../content-desk.ts'
import { send, stored, submissionOf } from '../submissions.ts'

type Data = Record<string, unknown>

let count = 0
const next = () => `sample-${++count}`

interface Sample {
  /** What a new document is made of, in both languages. */
  data: () => Data
  /** A change in the language that is asked for. */
  change: (locale: string) => Data
}

const named = (more: () => Data = () => ({})): Sample => ({
  data: () => ({ name: both(next(), next()), ...more() }),
  change: (locale) => ({ name: locale === 'all' ? both(next(), next()) : next() }),
})

/** For each collection staff make documents in. */
export const samples: Record<string, Sample> = {
  products: named(() => ({ ...required, name: both(next(), next()), styleNo: next() })),
  categories: named(() => ({ slug: both(next(), next()) })),
  certificates: named(),
  materials: named(() => ({ kind: 'leather', hex: '#6f3c22' })),
  pages: {
    data: () => ({ title: both(next(), next()), slug: both(next(), next()) }),
    change: (locale) => ({ title: locale === 'all' ? both(next(), next()) : next() }),
  },
  'partner-brands': {
    data: () => ({ name: next(), description: both(next(), next()) }),
    change: (locale) => ({ description: locale === 'all' ? both(next(), next()) : next() }),
  },
  questions: {
    data: () => ({ question: both(next(), next()), answer: both('So.', 'Así.') }),
    change: (locale) => ({ question: locale === 'all' ? both(next(), next()) : next() }),
  },
  redirects: { data: () => ({ from: `/${next()}`, to: '/contact' }), change: () => ({ from: `/${next()}` }) },
  users: {
    data: () => ({ email: `${next()}@house.example`, password: 'a long password', role: 'editor', name: 'Eva' }),
    change: () => ({ name: next() }),
  },
  media: {
    data: () => ({ alt: both(next(), next()) }),
    change: (locale) => ({ alt: locale === 'all' ? both(next(), next()) : next() }),
  },
}

/** Written by the program alone; put there without its rules, for others to try their hands at. */
const programs: Record<string, (desk: ContentDesk) => Data> = {
  'scheduled-changes': () => ({ action: 'publish', language: 'es', entity: 'products', documentId: '1', state: 'waiting' }),
  'product-imports': () => ({ filename: 'a.csv', state: 'checked' }),
  activity: () => ({ whoName: 'Eva', action: 'changed', entity: 'products', documentId: '1' }),
  'inquiry-files': () => ({ key: randomUUID(), name: 'a.pdf', fileId: next() }),
  mails: () => ({ kind: 'notice', state: 'kept', to: 'a@buyer.example', messageId: next(), attempts: 0 }),
  'webhook-deliveries': () => ({ deliveryId: next(), state: 'failed', body: '{}', attempts: 0 }),
  'payload-kv': () => ({ key: next(), data: {} }),
  'payload-locked-documents': ({ ids }) => ({
    document: { relationTo: 'products', value: ids.product },
    user: { relationTo: 'users', value: ids.stranger },
  }),
}

/** A document to be tried at; gives its number. */
export async function sampleOf(content: ContentDesk, slug: string): Promise<number> {
  if (slug === 'media') return upload(content.payload)
  if (slug === 'inquiries') return inquiry(content.desk)
  const sample = samples[slug]
  if (sample) return content.create(slug, sample.data())
  const program = programs[slug]
  if (!program) throw new Error(`No sample for ${slug}: add one to samples.ts.`)
  const { id } = await content.payload.db.create({ collection: slug, data: program(content) })
  return Number(id)
}

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function upload(payload: Payload): Promise<number> {
  const data = Buffer.from(dot, 'base64')
  const file = { name: `${next()}.png`, mimetype: 'image/png', data, size: data.length }
  const { id } = await payload.create({ collection: 'media', locale: 'all', data: { alt: both(next(), next()) }, file })
  return Number(id)
}

async function inquiry(desk: Desk): Promise<number> {
  await send(desk, submissionOf())
  const last = (await stored(desk, 'inquiries')).at(-1)
  return Number(last?.id)
}

const words = (name: string) => (locale: string) => ({ [name]: locale === 'all' ? both(next(), next()) : next() })

/** A change of each global, in the language that is asked for. */
export const globalChanges: Record<string, (locale: string) => Data> = {
  home: words('statement'),
  navigation: (locale) => ({ action: words('label')(locale) }),
  footer: (locale) => ({ contact: words('title')(locale) }),
  company: words('tagline'),
  texts: words('viewMore'),
  forms: words('consent'),
  settings: words('siteName'),
  inbox: () => ({ answerWithinDays: 1 + (++count % 20) }),
  'mail-templates': (locale) => ({ notice: words('subject')(locale) }),
  webhooks: () => ({ url: `https://crm.example/${next()}`, secret: 'sixteen letters or more' }),
  privacy: () => ({ retentionMonths: 1 + (++count % 500) }),
}

/** What the globals cannot be saved without. */
export const globalBeginnings: Record<string, Data> = {
  navigation: { action: { label: both('Write to us', 'Escríbanos') } },
  footer: { contact: { title: both('Contact', 'Contacto') } },
  home: { hero: { title: both('Welcome', 'Hola') } },
  company: { legalName: 'Lindero' },
}
