import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readToDo } from '../../apps/cms/inquiries/dashboard/to-do.ts'
import { readDetail } from '../../apps/cms/inquiries/detail/read-detail.ts'
import { timelineOf } from '../../apps/cms/inquiries/detail/timeline.ts'
import { readInboxFilter } from '../../apps/cms/inquiries/inbox/inbox-filter.ts'
import { readInbox } from '../../apps/cms/inquiries/inbox/read-inbox.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { inquiryOf, send, signedInAs, stored, submissionOf } from './submissions.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const dayMs = 24 * 60 * 60 * 1000

describe.each(['sqlite', 'postgres'] as const)('what sales people see, on %s', (dialect) => {
  let desk: Desk
  let eva: Record<string, string>

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('inbox') : undefined)
    eva = await signedInAs(desk, 'sales')
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    await desk.payload.delete({ collection: 'inquiries', where: { id: { exists: true } } })
  })

  const post = (address: string, body: unknown = {}, headers = eva) =>
    desk.request(address, { method: 'POST', headers, body: JSON.stringify(body) })
  const change = (id: unknown, body: object, headers = eva) =>
    desk.request(`/api-cms/inquiries/${id}?depth=0`, { method: 'PATCH', headers, body: JSON.stringify(body) })
  const who = async (headers: Record<string, string>) => {
    const { user } = await desk.payload.auth({ headers: new Headers(headers) })
    if (!user) throw new Error('Nobody is signed in.')
    return user
  }
  const inbox = async (given: Record<string, string>) => readInbox(desk.payload, readInboxFilter(given), await who(eva))
  const names = async (given: Record<string, string>) => (await inbox(given)).rows.map(({ name }) => name)

  const line = (styleNo: string) => ({
    product: 1,
    styleNo,
    name: 'Alba tote',
    colours: [{ colour: 'Cognac', quantity: 100 }],
    logoMethod: '',
    note: '',
  })

  /** Three buyers and a nuisance, an hour apart, the last one newest. */
  async function fill(): Promise<void> {
    const start = Date.now() - 4 * 60 * 60 * 1000
    const at = (hour: number) => new Date(start + hour * 60 * 60 * 1000).toISOString()
    const buyer = (name: string, parts: object, lines = [line('LD-1')]) =>
      inquiryOf({ name, email: `${name.toLowerCase()}@buyer.example`, company: `${name} & Co`, ...parts }, lines)
    await send(desk, submissionOf({ receivedAt: at(0), locale: 'es', content: buyer('Ana', { message: 'Envíen muestras' }) }))
    await send(
      desk,
      submissionOf({ receivedAt: at(1), content: buyer('Tom', { country: 'DE' }, [line('LD-77'), line('LD-770')]) }),
    )
    await send(desk, submissionOf({ receivedAt: at(2), content: buyer('Marie', { country: 'FR' }, []) }))
    const spam = { score: 5, reasons: ['links' as const], suspected: true }
    await send(desk, submissionOf({ receivedAt: at(3), content: buyer('Bot', {}, []), spam }))
  }

  test('G-6 the inbox shows the newest first and keeps spam out of sight until it is asked for', async () => {
    await fill()
    expect(await names({})).toEqual(['Marie', 'Tom', 'Ana'])
    expect(await names({ view: 'spam' })).toEqual(['Bot'])
    const { counts, total } = await inbox({ view: 'nonsense' })
    expect([counts.get('new'), counts.get('spam'), total]).toEqual([3, 1, 3])
  })

  test('G-6 the inbox is searched by name, address, company, number, message and style', async () => {
    await fill()
    const [first] = await stored(desk, 'inquiries', { name: { equals: 'Ana' } })
    for (const q of ['ana', 'ANA@buyer', 'Ana & Co', String(first?.reference), 'muestras']) {
      expect([q, await names({ q })]).toEqual([q, ['Ana']])
    }
    const both = await inbox({ q: 'LD-77' })
    expect([both.rows.map(({ name }) => name), both.total]).toEqual([['Tom'], 1])
    expect(await names({ q: 'LD-770' })).toEqual(['Tom'])
    expect(await names({ q: 'nobody wrote this' })).toEqual([])
  })

  test('G-6 the inbox is filtered by status, country, language and colleague', async () => {
    await fill()
    const [ana] = await stored(desk, 'inquiries', { name: { equals: 'Ana' } })
    const { id } = await who(eva)
    expect((await change(ana?.id, { status: 'inProgress', assignee: id })).status).toBe(200)
    expect(await names({ view: 'inProgress' })).toEqual(['Ana'])
    expect(await names({ country: 'DE' })).toEqual(['Tom'])
    expect(await names({ language: 'es' })).toEqual(['Ana'])
    expect(await names({ assignee: 'me' })).toEqual(['Ana'])
    expect(await names({ assignee: String(id) })).toEqual(['Ana'])
    expect(await names({ assignee: 'none' })).toEqual(['Marie', 'Tom'])
    expect(await names({ assignee: 'none', country: 'FR', q: 'marie' })).toEqual(['Marie'])
    const luis = await who(await signedInAs(desk, 'sales'))
    expect((await change(ana?.id, { assignee: luis.id })).status).toBe(200)
    expect([await names({ assignee: 'me' }), await names({ assignee: String(luis.id) })]).toEqual([[], ['Ana']])
  })

  test('G-6 what the inbox shows is what is exported', async () => {
    await fill()
    const read = async (query: string) =>
      (await desk.request(`/api-cms/inquiries/export?format=csv${query}`, { headers: eva })).text()
    const all = await read('')
    expect([all.includes('Marie'), all.includes('Tom'), all.includes('Bot')]).toEqual([true, true, false])
    const german = await read('&country=DE&view=new')
    expect([german.includes('Marie'), german.includes('Tom')]).toEqual([false, true])
  })

  test('G-6 an inquiry is late when nobody has answered in the time staff set', async () => {
    const old = new Date(Date.now() - 9 * dayMs).toISOString()
    await send(desk, submissionOf({ receivedAt: old, content: inquiryOf({ name: 'Old' }) }))
    await send(desk, submissionOf({ receivedAt: new Date().toISOString(), content: inquiryOf({ name: 'Young' }) }))
    expect(await names({ view: 'late' })).toEqual(['Old'])
    const toDo = async () =>
      Object.fromEntries((await readToDo(desk.payload, await who(eva))).map(({ name, count }) => [name, count]))
    expect(await toDo()).toMatchObject({ new: 2, late: 1, mine: 0 })
    await desk.payload.updateGlobal({ slug: 'inbox', data: { answerWithinDays: 20 } })
    expect(await names({ view: 'late' })).toEqual([])
    await desk.payload.updateGlobal({ slug: 'inbox', data: { answerWithinDays: 1 } })
    const [inquiry] = await stored(desk, 'inquiries', { name: { equals: 'Old' } })
    await post(`/api-cms/inquiries/${inquiry?.id}/reply`, { subject: 'Yes', text: 'Gladly.' })
    expect(await names({ view: 'late' })).toEqual([])
    expect(await toDo()).toMatchObject({ new: 1, late: 0 })
  })

  test('G-6 G-7 who changed status and colleague is written down and can be read in order with notes and mails', async () => {
    await send(desk, submissionOf({ receivedAt: new Date().toISOString() }))
    const [inquiry] = await stored(desk, 'inquiries')
    const id = Number(inquiry?.id)
    const user = await who(eva)
    await change(id, { assignee: user.id })
    await post(`/api-cms/inquiries/${id}/note`, { text: '  Call on Monday  ' })
    await post(`/api-cms/inquiries/${id}/reply`, { subject: 'Yes', text: 'Gladly.' })
    await change(id, { status: 'won', history: [] })
    const detail = await readDetail(desk.payload, id, 'en')
    if (!detail) throw new Error('The inquiry is gone.')
    expect(detail.history).toMatchObject([
      { by: user.email, field: 'assignee', before: '', after: user.email },
      { by: user.email, field: 'status', before: 'new', after: 'answered' },
      { by: user.email, field: 'status', before: 'answered', after: 'won' },
    ])
    expect(detail.notes).toMatchObject([{ text: 'Call on Monday', author: user.id }])
    expect(timelineOf(detail).map((entry) => (entry.kind === 'mail' ? entry.mail.kind : entry.kind))).toEqual([
      'received',
      'confirmation',
      'change',
      'note',
      'change',
      'reply',
      'change',
    ])
  })

  test('G-6 F-6 whatever staff do with it, what the buyer asked for stays as it was', async () => {
    const lines = [{ ...line('LD-1'), logoMethod: 'deboss', note: 'Own lining' }, line('LD-2')]
    await send(desk, submissionOf({ content: inquiryOf({}, lines) }))
    const values = [{ name: 'style', label: 'Style', type: 'text' as const, value: 'Alba' }]
    await send(desk, submissionOf({ content: { kind: 'form', form: 'Samples', values } }))
    const read = async () =>
      (await stored(desk, 'inquiries')).map(({ lines: rows, answers, message, name }) => ({ rows, answers, message, name }))
    const before = await read()
    expect(before[0]?.rows).toMatchObject(lines.map(({ product: _, ...rest }) => rest))
    for (const { id } of await stored(desk, 'inquiries')) {
      expect((await change(id, { status: 'inProgress' })).status).toBe(200)
      await change(id, {
        lines: [{ styleNo: 'X', colours: [{ colour: 'X', quantity: 9 }] }],
        answers: [],
        message: 'X',
        name: 'X',
      })
      await post(`/api-cms/inquiries/${id}/note`, { text: 'Seen' })
    }
    expect(await read()).toEqual(before)
  })

  test('G-6 notes are only added: none is lost, changed or taken away', async () => {
    await send(desk, submissionOf())
    const [inquiry] = await stored(desk, 'inquiries')
    const address = `/api-cms/inquiries/${inquiry?.id}/note`
    const answers = await Promise.all(['one', 'two', 'three', 'four'].map((text) => post(address, { text })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const notes = async () => {
      const [{ notes: rows } = { notes: [] }] = await stored(desk, 'inquiries')
      return (rows as { id: string; text: string }[]).map(({ id, text }) => ({ id, text }))
    }
    const before = await notes()
    expect(before.map(({ text }) => text).sort()).toEqual(['four', 'one', 'three', 'two'])
    await change(inquiry?.id, { notes: [] })
    await change(inquiry?.id, { notes: before.map(({ id }) => ({ id, text: 'changed' })) })
    expect(await notes()).toEqual(before)
    for (const text of ['', '   ', 'x'.repeat(5001), 7]) expect((await post(address, { text })).status).toBe(422)
    expect((await post('/api-cms/inquiries/999999/note', { text: 'x' })).status).toBe(404)
    expect((await post(address, { text: 'x' }, { 'content-type': 'application/json', authorization: '' })).status).toBe(401)
  })

  test('G-6 what two of us do at once is not undone: notes, status and who looks after it all stay', async () => {
    await send(desk, submissionOf())
    const [inquiry] = await stored(desk, 'inquiries')
    const { id: me } = await who(eva)
    const done = await Promise.all([
      change(inquiry?.id, { assignee: me }),
      post(`/api-cms/inquiries/${inquiry?.id}/note`, { text: 'one' }),
      change(inquiry?.id, { status: 'inProgress' }),
      post(`/api-cms/inquiries/${inquiry?.id}/note`, { text: 'two' }),
    ])
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [after] = await stored(desk, 'inquiries')
    expect(after).toMatchObject({ assignee: me, status: 'inProgress', notes: [{}, {}], history: [{}, {}] })
  })

  test('G-8 a webhook is tried before it is switched on, and what went wrong is said', async () => {
    const heard: http.IncomingHttpHeaders[] = []
    let answer = 204
    const server = http.createServer((request, response) => {
      heard.push(request.headers)
      request.resume().on('end', () => response.writeHead(answer).end())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
    const administrator = await signedInAs(desk, 'administrator')
    const tryIt = (headers = administrator) => post('/api-cms/globals/webhooks/test', {}, headers)
    expect((await tryIt()).status).toBe(409)
    await desk.payload.updateGlobal({ slug: 'webhooks', data: { active: false, url, secret: 'a key of the receiver' } })
    expect(await (await tryIt()).json()).toEqual({ status: 204 })
    expect(heard[0]?.['webhook-signature']).toMatch(/^v1=[0-9a-f]{64}$/)
    answer = 500
    const refused = await tryIt()
    expect([refused.status, (await refused.json()).message]).toEqual([502, expect.stringContaining('answered 500')])
    expect((await tryIt(eva)).status).toBe(403)
    await new Promise((resolve) => server.close(resolve))
    expect((await tryIt()).status).toBe(502)
    expect(heard).toHaveLength(2)
  })
})
