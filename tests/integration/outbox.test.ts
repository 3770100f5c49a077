import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, rows, sql } from '../../apps/cms/database/sql.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { inquiryOf, send, signedInAs, stored, submissionOf } from './submissions.ts'

let desk: Desk

beforeAll(async () => {
  desk = await openDesk()
  const emails = [{ label: { en: 'Sales', es: 'Ventas' }, address: 'house@house.example' }]
  await desk.payload.updateGlobal({
    slug: 'company',
    locale: 'all',
    data: { legalName: 'Lindero', emails, _status: 'published' },
  })
})
afterAll(() => desk.close())

test('G-8 mails are kept for staff to read, to the first public address where nobody is named', async () => {
  await send(desk, submissionOf())
  const headers = await signedInAs(desk, 'sales')
  const { docs } = await (await desk.request('/api-cms/mails?sort=id', { headers })).json()
  expect(docs).toMatchObject([
    { state: 'kept', to: 'house@house.example', text: expect.stringContaining('Could you send a sample?') },
    { state: 'kept', to: 'ana@buyer.example' },
  ])
  const answer = await desk.request(`/api-cms/mails/${docs[0].id}/send`, { method: 'POST', headers })
  expect([answer.status, (await answer.json()).message]).toEqual([409, expect.stringContaining('SMTP_URL')])
})

test('G-8 an address that cannot be used does not keep inquiries from the house', async () => {
  await desk.payload.updateGlobal({ slug: 'forms', data: { recipients: [{ email: 'obrien@house.example' }] } })
  // As an older desk accepted it.
  const database = desk.payload.db as unknown as Database
  await rows(database, sql`update forms_recipients set email = ${'o’brien@house.example'}`)
  const submission = submissionOf({ content: inquiryOf({ email: 'late@buyer.example' }) })
  await send(desk, submission)
  const [inquiry] = await stored(desk, 'inquiries', { key: { equals: submission.key } })
  const mails = await stored(desk, 'mails', { inquiry: { equals: inquiry?.id } })
  expect(mails.map(({ to }) => to)).toEqual(['house@house.example', 'late@buyer.example'])
})

test('G-8 a template is shown as it would be sent, before it is saved; one that speaks of nothing known is refused', async () => {
  const headers = await signedInAs(desk, 'sales')
  const preview = (body: object) =>
    desk.request('/api-cms/globals/mail-templates/preview', { method: 'POST', headers, body: JSON.stringify(body) })
  const shown = await preview({ template: 'confirmation', locale: 'es', subject: 'Hola {name}', text: '<b>{reference}</b>' })
  expect(await shown.json()).toEqual({
    subject: 'Hola Ana Ruiz',
    text: '<b>INQ-1001</b>',
    html: expect.stringContaining('&lt;b&gt;INQ-1001'),
  })
  expect((await preview({ template: 'nothing', locale: 'es' })).status).toBe(400)
  const attempt = desk.payload.updateGlobal({ slug: 'mail-templates', data: { notice: { text: 'For {nobody}' } } })
  await expect(attempt).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining('{nobody}') }] } })
})
