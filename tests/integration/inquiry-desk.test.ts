import { createHmac, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readStatistics } from '../../apps/cms/inquiries/statistics/statistics.ts'
import { applyRetention } from '../../apps/cms/privacy/retention.ts'
import { sweepFiles } from '../../apps/cms/privacy/sweep-files.ts'
import { sendDueWebhooks } from '../../apps/cms/webhooks/webhook-queue.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { inquiryOf, send, sendFile, signedInAs, stored, submissionOf } from './submissions.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const hour = 60 * 60 * 1000

interface Heard {
  headers: http.IncomingHttpHeaders
  body: string
}

/** Another program that listens, as a CRM would. */
async function startReceiver() {
  const heard: Heard[] = []
  const answer: { status: number; headers: http.OutgoingHttpHeaders } = { status: 200, headers: {} }
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(answer.status, answer.headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, port, heard, answer, stop: () => server.close() }
}

describe.each(['sqlite', 'postgres'] as const)('the sales desk on %s', (dialect) => {
  let desk: Desk

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('sales') : undefined)
    await desk.payload.updateGlobal({ slug: 'forms', data: { recipients: [{ email: 'sales@house.example' }] } })
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    await desk.payload.delete({ collection: 'inquiries', where: { id: { exists: true } } })
  })

  const filesOnDisk = () => (fs.existsSync(desk.env.inquiryFilesDir) ? fs.readdirSync(desk.env.inquiryFilesDir) : [])
  const post = (address: string, headers: Record<string, string>, body: unknown = {}) =>
    desk.request(address, { method: 'POST', headers, body: JSON.stringify(body) })

  async function sendWithFile(email: string, receivedAt = new Date().toISOString()): Promise<string> {
    const key = randomUUID()
    const file = { id: randomUUID(), name: 'diseño "1".pdf', type: 'application/pdf' }
    await sendFile(desk, { ...file, key }, '%PDF-1.7')
    const answer = await send(
      desk,
      submissionOf({ key, receivedAt, content: inquiryOf({ email }), files: [{ ...file, size: 8 }] }),
    )
    expect(answer.status).toBe(200)
    return file.id
  }

  test('G-8 a new inquiry is told to the webhook, signed, and told again until it was heard', async () => {
    const receiver = await startReceiver()
    const secret = 'a key of the receiver'
    const set = (data: object) => desk.payload.updateGlobal({ slug: 'webhooks', data })
    await set({ active: true, url: receiver.url, secret })
    await send(desk, submissionOf())
    let now = new Date(Date.now() + hour)
    const work = () => sendDueWebhooks(desk.payload, () => now)
    receiver.answer.status = 500
    await work()
    expect(await stored(desk, 'webhook-deliveries')).toMatchObject([{ state: 'waiting', attempts: 1, lastStatus: 500 }])
    expect(await work()).toBe(0)
    now = new Date(now.getTime() + hour)
    Object.assign(receiver.answer, { status: 302, headers: { location: `http://127.0.0.1:${receiver.port}/elsewhere` } })
    await work()
    expect(receiver.heard).toHaveLength(2)
    now = new Date(now.getTime() + hour)
    receiver.answer.status = 204
    await work()
    await work()
    receiver.stop()
    expect(await stored(desk, 'webhook-deliveries')).toMatchObject([{ state: 'sent', attempts: 3, lastStatus: 204 }])
    const [inquiry] = await stored(desk, 'inquiries')
    expect(receiver.heard).toHaveLength(3)
    for (const { headers, body } of receiver.heard) {
      const signed = createHmac('sha256', secret).update(`${headers['webhook-timestamp']}.${body}`).digest('hex')
      expect(headers['webhook-signature']).toBe(`v1=${signed}`)
      expect(JSON.parse(body)).toMatchObject({
        event: 'inquiry.created',
        inquiry: { reference: inquiry?.reference, name: 'Ana Ruiz' },
      })
    }
    expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3)
    await set({ active: false })
    await send(desk, submissionOf())
    expect(await stored(desk, 'webhook-deliveries')).toHaveLength(1)
  })

  test('R-11 everything about a person is handed out and removed, files and mails too; others stay', async () => {
    const administrator = await signedInAs(desk, 'administrator')
    const fileId = await sendWithFile('Ana@Buyer.example')
    await sendWithFile('anna@buyer.example')
    const person = { email: 'ana@buyer.EXAMPLE' }
    const given = await (await post('/api-cms/globals/privacy/export', administrator, person)).json()
    expect(given).toMatchObject({
      inquiries: [{ email: 'Ana@Buyer.example', message: 'Could you send a sample?' }],
      mails: [{ kind: 'notice' }, { kind: 'confirmation', to: 'Ana@Buyer.example' }],
      files: [{ name: 'diseño "1".pdf', size: 8 }],
    })
    const before = await desk.payload.findGlobal({ slug: 'privacy' })
    expect(await (await post('/api-cms/globals/privacy/erase', administrator, person)).json()).toEqual({ erased: 1 })
    expect((await stored(desk, 'inquiries')).map(({ email }) => email)).toEqual(['anna@buyer.example'])
    expect((await stored(desk, 'mails')).filter(({ to }) => to === 'Ana@Buyer.example')).toEqual([])
    expect(await stored(desk, 'mails')).toHaveLength(2)
    expect(await stored(desk, 'inquiry-files')).toHaveLength(1)
    expect(filesOnDisk()).not.toContain(fileId)
    expect(Number((await desk.payload.findGlobal({ slug: 'privacy' })).erased)).toBe(Number(before.erased ?? 0) + 1)
    expect((await post('/api-cms/globals/privacy/erase', administrator, { email: 'everybody' })).status).toBe(422)
    const editor = await signedInAs(desk, 'sales')
    for (const act of ['export', 'erase'])
      expect((await post(`/api-cms/globals/privacy/${act}`, editor, person)).status).toBe(403)
  })

  test('R-11 inquiries are removed when they are older than staff want to keep them, and not before', async () => {
    const now = new Date('2028-06-15T00:00:00.000Z')
    const old = await sendWithFile('old@buyer.example', '2026-06-14T23:00:00.000Z')
    const young = await sendWithFile('young@buyer.example', '2026-06-15T01:00:00.000Z')
    await desk.payload.updateGlobal({ slug: 'privacy', data: { retentionMonths: 0 } })
    expect(await applyRetention(desk.payload, desk.env.inquiryFilesDir, now)).toBe(0)
    await desk.payload.updateGlobal({ slug: 'privacy', data: { retentionMonths: 24 } })
    expect(await applyRetention(desk.payload, desk.env.inquiryFilesDir, now)).toBe(1)
    expect((await stored(desk, 'inquiries')).map(({ email }) => email)).toEqual(['young@buyer.example'])
    expect([filesOnDisk().includes(old), filesOnDisk().includes(young)]).toEqual([false, true])
  })

  test('R-11 E-6 bytes nothing speaks of are swept up, and files whose inquiry never came; nothing else', async () => {
    const kept = await sendWithFile('ana@buyer.example')
    const deleted = await sendWithFile('gone@buyer.example')
    const lonely = randomUUID()
    await sendFile(desk, { key: randomUUID(), id: lonely, name: 'a.pdf', type: 'application/pdf' }, '%PDF')
    await desk.payload.delete({ collection: 'inquiries', where: { email: { equals: 'gone@buyer.example' } } })
    const sweep = (hours: number) => sweepFiles(desk.payload, desk.env.inquiryFilesDir, new Date(Date.now() + hours * hour))
    const left = () => [kept, deleted, lonely].map((id) => filesOnDisk().includes(id))
    // Listed, and gone when it is looked at: a name that has just become another.
    const renamed = path.join(desk.env.inquiryFilesDir, `${randomUUID()}.part`)
    fs.symlinkSync('nowhere', renamed)
    await sweep(0)
    expect(left()).toEqual([true, true, true])
    await sweep(2)
    expect(left()).toEqual([true, false, true])
    await sweep(8 * 24)
    expect(left()).toEqual([true, false, false])
    fs.rmSync(renamed)
  })

  test('E-6 a file is handed to staff alone, to be saved, under its own name', async () => {
    await sendWithFile('ana@buyer.example')
    const [file] = await stored(desk, 'inquiry-files')
    const address = `/api-cms/inquiry-files/${file?.id}/download`
    expect((await desk.request(address)).status).toBe(401)
    const answer = await desk.request(address, { headers: await signedInAs(desk, 'sales') })
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="disen_o _1_.pdf"; filename*=UTF-8''dise%C3%B1o%20%221%22.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(fs.statSync(path.join(desk.env.inquiryFilesDir, String(file?.fileId))).mode & 0o077).toBe(0)
  })

  test('E-6 a file said to be a page is handed out as bytes', async () => {
    const key = randomUUID()
    const file = { id: randomUUID(), name: 'a.html', type: 'text/html' }
    await sendFile(desk, { ...file, key }, '<script>alert(1)</script>')
    const [stray] = await stored(desk, 'inquiry-files', { key: { equals: key } })
    const answer = await desk.request(`/api-cms/inquiry-files/${stray?.id}/download`, {
      headers: await signedInAs(desk, 'sales'),
    })
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  })

  test('G-6 notes are signed by the server, and nobody can sign for another or change what the buyer asked', async () => {
    await send(desk, submissionOf())
    const [inquiry] = await stored(desk, 'inquiries')
    const address = `/api-cms/inquiries/${inquiry?.id}?depth=0`
    const change = (headers: Record<string, string>, body: object) =>
      desk.request(address, { method: 'PATCH', headers, body: JSON.stringify(body) })
    const eva = await signedInAs(desk, 'sales')
    const luis = await signedInAs(desk, 'sales')
    await change(eva, {
      notes: [{ text: 'Call her', author: 1, at: '2001-01-01T00:00:00.000Z' }],
      message: 'changed',
      key: 'x',
    })
    const [first] = await stored(desk, 'inquiries')
    expect(first).toMatchObject({ message: 'Could you send a sample?', key: inquiry?.key })
    const [note] = (first?.notes ?? []) as Record<string, unknown>[]
    const evaId = (await desk.payload.auth({ headers: new Headers(eva) })).user?.id
    expect(note).toMatchObject({ text: 'Call her', author: evaId })
    expect(String(note?.at) > '2026').toBe(true)
    await change(luis, { notes: [{ ...note, author: null }, { text: 'Done' }] })
    const [second] = await stored(desk, 'inquiries')
    const luisId = (await desk.payload.auth({ headers: new Headers(luis) })).user?.id
    expect(second?.notes).toMatchObject([
      { author: evaId, at: note?.at },
      { text: 'Done', author: luisId },
    ])
  })

  test('G-6 F-7 not spam: the inquiry is new, its mails are queued, and a second press says so', async () => {
    await send(desk, submissionOf({ spam: { score: 5, reasons: ['tooFast'], suspected: true } }))
    const [inquiry] = await stored(desk, 'inquiries')
    const headers = await signedInAs(desk, 'sales')
    const press = () => post(`/api-cms/inquiries/${inquiry?.id}/not-spam`, headers)
    const answers = await Promise.all([press(), press()])
    expect((await stored(desk, 'inquiries'))[0]).toMatchObject({ status: 'new' })
    expect(answers.map(({ status }) => status)).toContain(200)
    expect((await press()).status).toBe(409)
    expect((await stored(desk, 'mails')).map(({ kind }) => kind)).toEqual(['notice', 'confirmation'])
  })

  test('G-6 the filtered inbox is exported, and no cell of it is a formula', async () => {
    const evil = { name: '=HYPERLINK("http://evil.example")', company: '+1', role: '-1', message: '@SUM(A1)\n"quoted"' }
    await send(desk, submissionOf({ content: inquiryOf(evil) }))
    await send(desk, submissionOf({ content: inquiryOf({ email: 'other@buyer.example', country: 'FR' }) }))
    const headers = await signedInAs(desk, 'sales')
    const get = (format: string) =>
      desk.request(`/api-cms/inquiries/export?format=${format}&where[country][equals]=ES`, { headers })
    const csv = Buffer.from(await (await get('csv')).arrayBuffer()).toString()
    expect(csv.startsWith('\uFEFF"Number","Received"')).toBe(true)
    expect(csv).not.toContain('other@buyer.example')
    for (const cell of [`"'=HYPERLINK(""http`, `"'+1"`, `"'-1"`, `"'@SUM(A1)`, `"'+34 600 000 000"`])
      expect(csv).toContain(cell)
    expect(csv).not.toMatch(/(^|,)"[=+\-@]/m)
    const xlsx = await get('xlsx')
    expect(xlsx.headers.get('content-disposition')).toBe('attachment; filename="inquiries.xlsx"')
    expect(
      Buffer.from(await xlsx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })

  test('G-6 what came in is counted by week, country, language and style, spam left out', async () => {
    const lines = [
      {
        product: 1,
        styleNo: 'LD-1',
        name: 'Alba',
        colours: [
          { colour: 'a', quantity: 100 },
          { colour: 'b', quantity: 50 },
        ],
        logoMethod: '',
        note: '',
      },
    ]
    const at = (receivedAt: string, parts = {}) => send(desk, submissionOf({ receivedAt, ...parts }))
    await at('2026-11-02T00:00:00.000Z', { content: inquiryOf({}, lines) })
    await at('2026-11-08T23:59:59.000Z', { locale: 'es', content: inquiryOf({ country: 'MX' }, lines) })
    await at('2026-11-16T12:00:00.000Z')
    await at('2026-11-16T12:00:00.000Z', { spam: { score: 9, reasons: ['links'], suspected: true } })
    await at('2026-10-01T12:00:00.000Z')
    const from = new Date('2026-11-02T00:00:00.000Z')
    expect(await readStatistics(desk.payload, from, new Date('2026-11-17T00:00:00.000Z'))).toEqual({
      total: 3,
      byWeek: [
        { key: '2026-11-02', count: 2 },
        { key: '2026-11-09', count: 0 },
        { key: '2026-11-16', count: 1 },
      ],
      byCountry: [
        { key: 'ES', count: 2 },
        { key: 'MX', count: 1 },
      ],
      byLanguage: [
        { key: 'en', count: 2 },
        { key: 'es', count: 1 },
      ],
      byProduct: [{ key: 'LD-1', name: 'Alba', count: 2, quantity: 300 }],
    })
    const answer = await desk.request('/api-cms/inquiries/statistics?weeks=nonsense', {
      headers: await signedInAs(desk, 'sales'),
    })
    expect((await answer.json()).byWeek).toHaveLength(26)
  })
})
