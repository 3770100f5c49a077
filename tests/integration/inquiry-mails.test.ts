import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Database, rows, sql } from '../../apps/cms/database/sql.ts'
import { keepWaitingMails, sendDueMails, startMailQueue } from '../../apps/cms/mail/mail-queue.ts'
import { migrate } from '../../apps/cms/start/migrate.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type MailServer, startMailServer } from '../helpers/mail-server.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { inquiryOf, send, signedInAs, stored, submissionOf } from './submissions.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const minute = 60_000
const lines = [
  {
    product: 1,
    styleNo: 'LD-204',
    name: 'Alba',
    colours: [{ colour: 'Coñac', quantity: 1200 }],
    logoMethod: 'deboss',
    note: '',
  },
]

describe.each(['sqlite', 'postgres'] as const)('mails on %s', (dialect) => {
  let desk: Desk
  let server: MailServer
  /** The clock of the sending job. */
  let now: Date

  beforeAll(async () => {
    server = await startMailServer()
    const address = dialect === 'postgres' ? await postgres.createDatabase('mails') : undefined
    desk = await openDesk(address, migrate, {
      SMTP_URL: server.url,
      MAIL_FROM: 'Lindero, Sales <sales@house.example>',
      PUBLIC_URL: 'https://www.house.example',
    })
    await desk.payload.updateGlobal({ slug: 'forms', data: { recipients: [{ email: 'inbox@house.example' }] } })
  })
  afterAll(async () => {
    await desk.close()
    await server.stop()
  })
  beforeEach(async () => {
    await desk.payload.delete({ collection: 'inquiries', where: { id: { exists: true } } })
    server.mails = []
    server.refusal = null
    now = new Date(Date.now() + minute)
  })

  const work = () => sendDueMails(desk.payload, desk.env, () => now)
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * minute)
  }
  const arrived = (recipient: string) => server.mails.filter(({ recipients }) => recipients.includes(recipient))
  const states = async () => (await stored(desk, 'mails')).map(({ state }) => state)

  test('G-8 sales get everything with a link to the desk, the buyer a confirmation in the buyer’s language', async () => {
    await send(desk, submissionOf({ locale: 'es', content: inquiryOf({ message: 'Línea uno\nlínea dos' }, lines) }))
    await work()
    const [inquiry] = await stored(desk, 'inquiries')
    const [toSales] = arrived('inbox@house.example')
    expect(toSales).toMatchObject({
      from: { name: 'Lindero, Sales', address: 'sales@house.example' },
      replyTo: [{ address: 'ana@buyer.example' }],
      subject: `New inquiry ${inquiry?.reference}: Ana Ruiz, Casa Miravel, Spain`,
    })
    for (const part of ['E-mail: ana@buyer.example', 'Preferred contact: WhatsApp', 'LD-204 Alba', 'Coñac: 1,200', 'Deboss'])
      expect(toSales?.text).toContain(part)
    const link = `https://www.house.example/admin/collections/inquiries/${inquiry?.id}`
    expect(toSales?.text).toContain(link)
    expect(toSales?.html).toContain(`<a href="${link}">`)
    const [toBuyer] = arrived('ana@buyer.example')
    expect(toBuyer).toMatchObject({
      subject: `Hemos recibido su consulta ${inquiry?.reference}`,
      replyTo: [{ address: 'inbox@house.example' }],
    })
    expect(toBuyer?.text).toContain('Estimado/a Ana Ruiz:')
    expect(toBuyer?.text).toContain('Golpe seco')
    expect(toBuyer?.text).not.toContain('admin/collections')
    expect(toBuyer?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    expect(await states()).toEqual(['sent', 'sent'])
  })

  test('G-8 staff’s own words are used, and braces a buyer wrote stay braces', async () => {
    const confirmation = { subject: { en: 'Thanks {name}', es: null }, text: { en: 'No. {reference} for {name}.', es: null } }
    await desk.payload.updateGlobal({ slug: 'mail-templates', locale: 'all', data: { confirmation } })
    await send(desk, submissionOf({ content: inquiryOf({ name: 'Ana {reference}' }) }))
    await send(desk, submissionOf({ locale: 'es', content: inquiryOf({ email: 'es@buyer.example' }) }))
    await work()
    const [first, second] = await stored(desk, 'inquiries')
    expect(arrived('ana@buyer.example')).toMatchObject([{ subject: 'Thanks Ana {reference}' }])
    expect(arrived('ana@buyer.example')[0]?.text?.trim()).toBe(`No. ${first?.reference} for Ana {reference}.`)
    expect(arrived('es@buyer.example')).toMatchObject([{ subject: `Hemos recibido su consulta ${second?.reference}` }])
    const empty = { subject: { en: null, es: null }, text: { en: null, es: null } }
    await desk.payload.updateGlobal({ slug: 'mail-templates', locale: 'all', data: { confirmation: empty } })
  })

  test('G-8 no value can write a header, a recipient or HTML into a mail', async () => {
    const evil = {
      name: 'Eve\r\nBcc: thief@evil.example\r\n\r\n<script>alert(1)</script>',
      email: 'eve@buyer.example',
      company: '"><img src=x onerror=alert(1)>',
      message: '<a href="https://evil.example">Click</a>\r\n.\r\nMAIL FROM:<thief@evil.example>',
    }
    await send(desk, submissionOf({ content: inquiryOf(evil) }))
    await send(desk, submissionOf({ content: inquiryOf({ email: 'a@buyer.example, thief@evil.example' }) }))
    await send(desk, submissionOf({ content: inquiryOf({ email: 'a@buyer.example\r\nBcc: thief@evil.example' }) }))
    await work()
    expect(server.mails.flatMap(({ recipients }) => recipients).sort()).toEqual(
      ['eve@buyer.example', ...Array.from({ length: 3 }, () => 'inbox@house.example')].sort(),
    )
    for (const mail of server.mails) {
      expect([mail.to, mail.bcc, mail.cc]).toEqual([
        [expect.objectContaining({ address: mail.recipients[0] })],
        undefined,
        undefined,
      ])
      expect(mail.html).not.toMatch(/<(script|img|a href="https:\/\/evil)/)
    }
    const [notice] = arrived('inbox@house.example')
    expect(notice?.subject).toContain('Eve Bcc: thief@evil.example')
    expect(notice?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test('G-8 F-6 while the mail server is away mails wait, longer each time, and then go out once', async () => {
    server.refusal = 'Come again later'
    await send(desk, submissionOf())
    expect(await work()).toBe(2)
    expect(await work()).toBe(0)
    expect(await stored(desk, 'mails')).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: expect.stringContaining('Come again later') },
      { state: 'waiting', attempts: 1 },
    ])
    await server.stop()
    later(1)
    expect(await work()).toBe(2)
    expect(await stored(desk, 'mails')).toMatchObject([{ attempts: 2, lastError: expect.stringContaining('ECONNREFUSED') }, {}])
    server = await startMailServer(Number(new URL(server.url).port))
    later(1)
    expect(await work()).toBe(0)
    later(1)
    await work()
    expect(await states()).toEqual(['sent', 'sent'])
    later(600)
    await work()
    expect(server.mails).toHaveLength(2)
  })

  test('G-8 after twelve tries a mail has failed for all to see, and can be tried again by hand', async () => {
    server.refusal = 'Never'
    await send(desk, submissionOf())
    for (let attempt = 0; attempt < 15; attempt++) {
      await work()
      later(360)
    }
    expect(await stored(desk, 'mails')).toMatchObject([
      { state: 'failed', attempts: 12 },
      { state: 'failed', attempts: 12 },
    ])
    server.refusal = null
    const headers = await signedInAs(desk, 'sales')
    for (const { id } of await stored(desk, 'mails'))
      expect((await desk.request(`/api-cms/mails/${id}/send`, { method: 'POST', headers })).status).toBe(200)
    await work()
    expect(await states()).toEqual(['sent', 'sent'])
    const [{ id } = {}] = await stored(desk, 'mails')
    expect((await desk.request(`/api-cms/mails/${id}/send`, { method: 'POST', headers })).status).toBe(409)
  })

  test('G-8 two desks beside each other send each mail once', async () => {
    for (let index = 0; index < 6; index++) await send(desk, submissionOf())
    await Promise.all([work(), work(), work()])
    const ids = server.mails.map(({ messageId }) => messageId)
    expect([ids.length, new Set(ids).size]).toEqual([12, 12])
  })

  test('G-8 a desk killed between sending and noting it sends the same mail once more, known by its Message-ID', async () => {
    await send(desk, submissionOf())
    await work()
    const sent = server.mails.map(({ messageId }) => messageId).sort()
    // As the kill leaves it: taken, its lease running, nothing noted.
    const lease = new Date(now.getTime() + 5 * minute).toISOString()
    const database = desk.payload.db as unknown as Database
    await rows(
      database,
      sql`update mails set state = 'waiting', next_attempt_at = ${now.toISOString()}, leased_until = ${lease}`,
    )
    expect(await work()).toBe(0)
    later(6)
    await work()
    later(600)
    await work()
    const again = server.mails.map(({ messageId }) => messageId).sort()
    expect(again).toEqual([...sent, ...sent].sort())
    expect(await states()).toEqual(['sent', 'sent'])
  })

  test('G-6 an answer goes to the buyer in the thread, and the inquiry is answered', async () => {
    await send(desk, submissionOf({ locale: 'es' }))
    await work()
    const [inquiry] = await stored(desk, 'inquiries')
    const headers = await signedInAs(desk, 'sales')
    const address = `/api-cms/inquiries/${inquiry?.id}`
    const offered = await (await desk.request(`${address}/reply-templates`, { headers })).json()
    expect(offered).toMatchObject({ locale: 'es', templates: [{ subject: `Su consulta ${inquiry?.reference}` }] })
    const answer = { subject: 'Su consulta\r\nBcc: thief@evil.example', text: 'Con gusto.\n<b>Precio</b>: 20 €' }
    const reply = await desk.request(`${address}/reply`, { method: 'POST', headers, body: JSON.stringify(answer) })
    expect([reply.status, await reply.json()]).toEqual([200, { state: 'waiting' }])
    await work()
    const [confirmation, received] = arrived('ana@buyer.example')
    expect(received).toMatchObject({ subject: 'Su consulta Bcc: thief@evil.example', inReplyTo: confirmation?.messageId })
    expect(received?.text).toContain('20 €')
    expect(received?.html).toContain('&lt;b&gt;Precio')
    expect(received?.recipients).toEqual(['ana@buyer.example'])
    const [after] = await stored(desk, 'inquiries')
    expect(after).toMatchObject({ status: 'answered', firstAnsweredAt: expect.stringMatching(/^\d{4}-/) })
    const thread = await stored(desk, 'mails', { inquiry: { equals: inquiry?.id } })
    expect(thread.map(({ kind }) => kind)).toEqual(['notice', 'confirmation', 'reply'])
  })

  test('R-5 a forgotten password goes through the same mail server', async () => {
    await desk.payload.create({
      collection: 'users',
      data: { email: 'eva@house.example', password: 'a long password', role: 'sales' },
    })
    const ask = (email: string) =>
      desk.request('/api-cms/users/forgot-password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
    expect((await ask('eva@house.example')).status).toBe(200)
    await expect.poll(() => arrived('eva@house.example')).toHaveLength(1)
    expect([(await ask('eva@house.example')).status, (await ask('nobody@house.example')).status]).toEqual([429, 200])
    const [mail] = arrived('eva@house.example')
    expect(mail).toMatchObject({
      from: { name: 'Lindero, Sales', address: 'sales@house.example' },
      subject: 'Set a new password / Establecer una contraseña nueva',
    })
    const [, link = ''] = /<a href="([^"]+)">/.exec(String(mail?.html)) ?? []
    expect(link).toMatch(/^https:\/\/www\.house\.example\/admin\/reset\/[0-9a-f]{40}$/)
    const token = link.slice(link.lastIndexOf('/') + 1)
    const { user } = await desk.payload.resetPassword({
      collection: 'users',
      data: { token, password: 'another long one' },
      overrideAccess: true,
    })
    expect(user).toMatchObject({ email: 'eva@house.example' })
    // A minute by a clock that nobody sets back.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + minute)
    expect((await ask('eva@house.example')).status).toBe(200)
    clock.mockRestore()
  })

  test('G-8 the desk that listens sends by itself', async () => {
    const queue = startMailQueue(desk.payload, desk.env)
    await send(desk, submissionOf())
    await expect.poll(() => server.mails.length, { timeout: 20_000 }).toBe(2)
    await expect.poll(states, { timeout: 5_000 }).toEqual(['sent', 'sent'])
    await queue?.stop()
  })

  test('G-8 when the mail server is taken away, what waits is kept', async () => {
    await send(desk, submissionOf())
    await keepWaitingMails(desk.payload)
    expect(await states()).toEqual(['kept', 'kept'])
    expect(await work()).toBe(0)
  })
})
