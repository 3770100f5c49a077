import { createLocalReq, getAccessResults, type Payload, type SanitizedPermissions, type TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCatalogue } from '../../apps/cms/dashboard/read-catalogue.ts'
import { readRecent } from '../../apps/cms/dashboard/read-recent.ts'
import { readTasks } from '../../apps/cms/dashboard/tasks/read-tasks.ts'
import { standingsIn } from '../../apps/cms/lists/read-statuses.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { both, type ContentDesk, openContentDesk, required } from './content-desk.ts'

const dayMs = 24 * 60 * 60 * 1000
const now = new Date('2026-11-15T10:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('the start page on %s', (dialect) => {
  let opened: ContentDesk
  let payload: Payload

  beforeAll(async () => {
    opened = await openContentDesk(dialect === 'postgres' ? await postgres.createDatabase('dashboard') : undefined)
    payload = opened.payload
  })
  afterAll(() => opened.desk.close())

  const people = new Map<string, { user: TypedUser; permissions: SanitizedPermissions }>()
  const person = async (role: string) => {
    const known = people.get(role) ?? (await hire(role))
    people.set(role, known)
    return known
  }
  const hire = async (role: string) => {
    const data = { email: `${role}@house.example`, password: 'a long password', role, name: role }
    const stored = await payload.create({ collection: 'users', data })
    const user: TypedUser = { ...stored, id: stored.id, email: data.email, collection: 'users' }
    return { user, permissions: await getAccessResults({ req: await createLocalReq({ user }, payload) }) }
  }
  const tasksOf = async (role: string) => {
    const { user, permissions } = await person(role)
    return readTasks(payload, user, permissions, now)
  }
  const counts = async (role = 'editor') => Object.fromEntries((await tasksOf(role)).map(({ name, count }) => [name, count]))
  /** What the list behind a task would show, asked as the desk asks. */
  const behind = async (name: string) => {
    const { address = '' } = (await tasksOf('editor')).find((task) => task.name === name) ?? {}
    const [, collection = '', field = '', operator = '', value = ''] =
      /^\/admin\/collections\/([^?]+)\?where\[or\]\[0\]\[and\]\[0\]\[(\w+)\]\[(\w+)\]=(.*)$/.exec(address) ?? []
    const where = { [field]: { [operator]: operator === 'in' ? value.split(',') : value } }
    return (await payload.find({ collection, where, draft: true, depth: 0 })).totalDocs
  }

  test('G-7 each role is told of its own work and of nothing else', async () => {
    const names = async (role: string) => (await tasksOf(role)).map(({ name }) => name).sort()
    const translation = ['outdated', 'untranslated']
    const content = [
      'expired',
      'expiring',
      'neverPublished',
      'newerDrafts',
      'planned',
      'plannedFailed',
      'unused',
      'withoutPicture',
    ]
    const sales = ['late', 'mine', 'new']
    expect(await names('translator')).toEqual(translation)
    expect(await names('sales')).toEqual(sales)
    expect(await names('editor')).toEqual([...content, ...translation].sort())
    expect(await names('administrator')).toEqual([...content, ...translation, ...sales].sort())
  })

  test('G-1 products without picture, never published and with newer drafts are counted, and the list shows the same ones', async () => {
    const before = await counts()
    const colourways = [{ ...required.colourways[0], images: [opened.ids.picture] }]
    const shown = await opened.create('products', { ...required, styleNo: 'D-1', colourways })
    expect(await counts()).toEqual({ ...before, unused: 0 })
    await payload.update({ collection: 'products', id: shown, draft: true, data: { season: 'Winter', _status: 'draft' } })
    await payload.create({ collection: 'products', draft: true, data: { ...required, styleNo: 'D-2', name: 'Half' } })
    expect(await counts()).toMatchObject({
      withoutPicture: Number(before.withoutPicture) + 1,
      neverPublished: 1,
      newerDrafts: 1,
    })
    for (const name of ['withoutPicture', 'neverPublished', 'newerDrafts'])
      expect([name, await behind(name)]).toEqual([name, (await counts())[name]])
    expect(await standingsIn('products')(payload, shown)).toEqual({ en: 'changed', es: 'published' })
    expect(await standingsIn('products')(payload, Number(opened.ids.product))).toEqual({ en: 'published', es: 'published' })
  })

  test('G-1 certificates past their last day and in their last 60 days are told apart', async () => {
    for (const [name, days] of Object.entries({ past: -1, today: 0, soon: 60, later: 61 }))
      await opened.create('certificates', { name: both(name, name), validUntil: inDays(days) })
    expect(await counts()).toMatchObject({ expired: 1, expiring: 2 })
    expect(await behind('expired')).toBe(1)
  })

  test('G-2 planned changes that wait and that failed are counted', async () => {
    const plan = { action: 'publish', language: 'all', entity: 'products', documentId: '1', nextAttemptAt: inDays(1) }
    for (const state of ['waiting', 'failed', 'failed', 'done'])
      await payload.create({ collection: 'scheduled-changes', data: { ...plan, state } })
    expect(await counts()).toMatchObject({ planned: 1, plannedFailed: 2 })
    expect(await behind('plannedFailed')).toBe(2)
  })

  test('G-7 recent changes are told to who may read them, newest first, with a way there', async () => {
    const entry = { whoName: 'Ana', entity: 'products', documentId: String(opened.ids.product), title: 'Alba', language: 'es' }
    await payload.create({ collection: 'activity', data: { ...entry, action: 'published' } })
    await payload.create({ collection: 'activity', data: { ...entry, action: 'deleted', title: 'Gone' } })
    const { user } = await person('editor')
    const [gone, alba] = (await readRecent(payload, user, 'es')).filter(({ who }) => who === 'Ana')
    expect(gone).toMatchObject({ title: 'Gone', action: 'Eliminado', address: null })
    expect(alba).toMatchObject({
      who: 'Ana',
      action: 'Publicado',
      kind: 'Producto',
      address: `/admin/collections/products/${opened.ids.product}`,
    })
    await expect(readRecent(payload, (await person('sales')).user, 'en')).rejects.toThrow()
  })

  test('G-1 what buyers can see is counted by kind of bag and language', async () => {
    await opened.create('products', { ...required, styleNo: 'F-1', family: 'tote' })
    const english = { ...required, styleNo: 'F-2', family: 'tote', name: 'Only English', _status: 'published' }
    await payload.create({
      collection: 'products',
      data: { ...english, colourways: [{ name: 'Red', key: 'red', swatch: '#aa0000' }] },
    })
    const tote = (await readCatalogue(payload)).find(({ family }) => family === 'tote')
    expect(tote?.counts).toEqual({ en: 2, es: 1 })
  })
})
