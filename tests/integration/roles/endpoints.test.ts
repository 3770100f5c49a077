import type { Endpoint } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentDesk, openContentDesk } from '../content-desk.ts'
import { ask, everyone, letIn, type Someone, verdictOf } from './everyone.ts'
import { collections, globals, type Row, rootEndpoints } from './permissions.ts'

let content: ContentDesk
let picture: string
let accounts: Record<Someone, Record<string, string>>

beforeAll(async () => {
  content = await openContentDesk()
  accounts = await letIn(content.desk)
  const { filename } = await content.payload.findByID({ collection: 'media', id: content.ids.picture ?? 0 })
  picture = String(filename)
})
afterAll(() => content.desk.close())

/** Payload's own doors, tried for every role in the other files. */
const ofCollections = `get /count | post / | delete / | delete /:id | post /access/:id? | get /versions | post /:id/duplicate | get /
  | get /:id | get /versions/:id | post /versions/:id | patch / | patch /:id`
const ofGlobals = 'post /access | get / | get /versions/:id | get /versions | post /versions/:id | post /'
const ofAccounts = `post /forgot-password | get /init | post /login | post /logout | get /me | post /refresh-token
  | post /first-register | post /reset-password | post /unlock | post /verify/:id`
const ofPreferences = 'get /:key | delete /:key | post /:key'
const usual = new Set([ofCollections, ofGlobals, ofAccounts, ofPreferences].flatMap((list) => list.split(/\s*\|\s*/)))

interface Door {
  name: string
  base: string
  allowed: string | undefined
}

function doorsOf(endpoints: readonly Endpoint[] | false | undefined, base: string, row: Record<string, string>): Door[] {
  const names = (endpoints || []).map(({ method, path }) => `${method} ${path}`).filter((name) => !usual.has(name) || !base)
  return names.map((name) => ({ name, base, allowed: row[name] }))
}

function allDoors(): Door[] {
  const { config } = content.payload
  const row = (rows: Record<string, Row>, slug: string) => rows[slug]?.endpoints ?? {}
  return [
    ...config.collections.flatMap(({ endpoints, slug }) => doorsOf(endpoints, `/${slug}`, row(collections, slug))),
    ...config.globals.flatMap(({ endpoints, slug }) => doorsOf(endpoints, `/globals/${slug}`, row(globals, slug))),
    ...doorsOf(config.endpoints, '', rootEndpoints),
  ]
}

const isOpenTo = (allowed: string, who: Someone) => allowed === '*' || (who !== 'stranger' && allowed.includes(who.charAt(0)))

function isRight(allowed: string, who: Someone, verdict: string, address: string): boolean {
  if (allowed === '-') return verdict === 'refused' || /^400 .*not enabled/.test(verdict)
  if (!isOpenTo(allowed, who)) return verdict === 'refused'
  // There is no number 1 of everything; what matters is that nothing breaks.
  return address.includes('/1') ? !verdict.startsWith('5') : verdict !== 'refused' && !verdict.startsWith('5')
}

test('G-7 every endpoint of the desk has its row in the table of permissions', () => {
  const unknown = allDoors().filter(({ allowed }) => allowed === undefined)
  expect(unknown.map(({ base, name }) => `${base} ${name}`)).toEqual([])
})

test.each(everyone)('G-7 %s: each endpoint of the desk is open or refused, in words, as the table says', async (who) => {
  const wrong: string[] = []
  for (const { allowed = '', base, name } of allDoors()) {
    const [method = '', path = ''] = name.split(' ')
    const address = `/api-cms${base}${path.replace(':filename', picture).replace(/:\w+\??/g, '1')}`
    const body = method === 'get' ? {} : { body: {} }
    const verdict = await verdictOf(await ask(content.desk, accounts[who], { method: method.toUpperCase(), address, ...body }))
    if (!isRight(allowed, who, verdict, address)) wrong.push(`${method} ${address}: ${verdict}`)
  }
  expect(wrong).toEqual([])
})

test('G-7 a stranger who asks what he may do hears: nothing', async () => {
  const answer = await ask(content.desk, accounts.stranger, { method: 'GET', address: '/api-cms/access' })
  const { canAccessAdmin, collections: of = {}, globals: also = {} } = await answer.json()
  expect(canAccessAdmin ?? false).toBe(false)
  const open = Object.entries<Record<string, unknown>>({ ...of, ...also }).filter(([, can]) =>
    ['create', 'read', 'update', 'delete', 'unlock', 'readVersions'].some((operation) => can[operation]),
  )
  expect(open).toEqual([])
})
