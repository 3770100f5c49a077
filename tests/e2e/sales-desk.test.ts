import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { feedKeyHeader, receivePath, type Submission } from '@lindero/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { type MailServer, startMailServer } from '../helpers/mail-server.ts'
import { type Program, startProgram } from '../helpers/program.ts'
import { signIn } from '../helpers/sign-in.ts'
import { inquiryOf, submissionOf } from '../integration/submissions.ts'

const soon = { timeout: 20_000, interval: 200 }

let mailServer: MailServer
let program: Program
let browser: Browser
let desk: Page

beforeAll(async () => {
  mailServer = await startMailServer()
  program = await startProgram({
    env: { DEMO: 'off', SMTP_URL: mailServer.url, MAIL_FROM: 'Lindero <sales@house.example>' },
  })
  browser = await startBrowser()
  desk = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  await signIn(desk, program.url, program.administrator)
})
afterAll(async () => {
  await browser?.close()
  await program?.stop()
  await mailServer?.stop()
})

/** As the site's forwarder brings it. */
async function receive(parts: Partial<Submission>): Promise<void> {
  const { internalKey } = JSON.parse(fs.readFileSync(path.join(program.dataDir, 'secrets.json'), 'utf8'))
  const answer = await fetch(`http://127.0.0.1:${program.running().cms.port}${receivePath}`, {
    method: 'POST',
    headers: { [feedKeyHeader]: internalKey },
    body: JSON.stringify(submissionOf({ key: randomUUID(), receivedAt: new Date().toISOString(), ...parts })),
  })
  expect(answer.status).toBe(200)
}

const mailsTo = (address: string) => mailServer.mails.filter(({ recipients }) => recipients.includes(address))

/** Opens an inquiry from a view of the inbox, as staff do. */
async function open(buyer: string, view = ''): Promise<void> {
  await desk.goto(`${program.url}/admin/collections/inquiries?${view}`)
  await desk.getByRole('row', { name: buyer }).getByRole('link').click()
  await desk.getByRole('heading', { name: buyer }).waitFor()
}

const downloaded = async (name: string): Promise<Buffer> => {
  const [download] = await Promise.all([desk.waitForEvent('download'), desk.getByRole('link', { name, exact: true }).click()])
  return fs.readFileSync(await download.path())
}

test('G-6 G-8 an inquiry is seen, taken, noted and answered in the buyer’s language, and the answer arrives', async () => {
  const buyer = { name: 'Lucía Fernández', email: 'lucia@buyer.example', country: 'MX', company: 'Puerto Almendra' }
  await receive({ locale: 'es', content: inquiryOf({ ...buyer, message: '¿Pueden enviar muestras?' }) })
  await open('Lucía Fernández', 'view=new')
  await desk.getByText('¿Pueden enviar muestras?').waitFor()

  await desk.getByRole('button', { name: 'I take it' }).click()
  await desk.getByText(`No one yet → ${program.administrator.email}`).waitFor()
  await desk.getByRole('button', { name: 'In progress' }).click()
  await desk.getByText('New → In progress').waitFor()
  await desk.getByLabel('Only colleagues see this. A note stays.').fill('Call her on Monday')
  await desk.getByRole('button', { name: 'Add the note' }).click()
  await desk.locator('.sales-note', { hasText: 'Call her on Monday' }).waitFor()

  const text = desk.getByRole('textbox', { name: 'Text', exact: true })
  await expect.poll(() => text.inputValue(), soon).toContain('Estimado/a Lucía Fernández:')
  await text.fill('Estimada Lucía:\n\nLas muestras salen hoy.')
  await desk.getByRole('button', { name: 'Preview' }).click()
  await desk.locator('.sales-preview', { hasText: 'Las muestras salen hoy.' }).waitFor()
  await desk.getByRole('button', { name: 'Send the answer' }).click()
  await desk.getByText('In progress → Answered').waitFor()
  await expect.poll(() => text.inputValue(), soon).toContain('Estimado/a Lucía Fernández:')

  await expect.poll(() => mailsTo('lucia@buyer.example').map(({ subject }) => subject), soon).toHaveLength(2)
  const [received, answer] = mailsTo('lucia@buyer.example')
  expect(received?.subject).toMatch(/^Hemos recibido su consulta INQ-\d+$/)
  expect(answer?.subject).toMatch(/^Su consulta INQ-\d+$/)
  expect(answer?.text).toContain('Las muestras salen hoy.')
  expect(answer?.inReplyTo).toBe(received?.messageId)
  await desk.reload()
  await expect.poll(() => desk.locator('.desk-badge', { hasText: 'Sent' }).count(), soon).toBe(2)
})

test('G-6 the inbox is filtered in the browser, and its export holds what is shown', async () => {
  await receive({ content: inquiryOf({ name: 'Tom Becker', email: 'tom@buyer.example', country: 'DE' }) })
  await desk.goto(`${program.url}/admin/collections/inquiries`)
  await desk.getByLabel('Search').fill('becker')
  await desk.getByRole('button', { name: 'Show' }).click()
  await desk.getByText('1 inquiry', { exact: true }).waitFor()
  const csv = (await downloaded('CSV')).toString()
  expect([csv.includes('Tom Becker'), csv.includes('Lucía')]).toEqual([true, false])
  expect((await downloaded('XLSX')).subarray(0, 2).toString()).toBe('PK')
})

test('G-6 F-7 what was taken for spam is freed with one press, and only then the buyer hears from us', async () => {
  const spam = { score: 6, reasons: ['links' as const], suspected: true }
  await receive({ content: inquiryOf({ name: 'Marie Lefèvre', email: 'marie@buyer.example' }), spam })
  await desk.goto(`${program.url}/admin/collections/inquiries`)
  await desk.getByRole('row', { name: 'Tom Becker' }).waitFor()
  expect(await desk.getByRole('row', { name: 'Marie' }).count()).toBe(0)
  await open('Marie Lefèvre', 'view=spam')
  await desk.getByText('Many links').waitFor()
  expect(mailsTo('marie@buyer.example')).toEqual([])
  const text = desk.getByRole('textbox', { name: 'Text', exact: true })
  await expect.poll(() => text.inputValue(), soon).toContain('Dear Marie Lefèvre')
  await text.fill('An answer begun')
  await desk.getByRole('button', { name: 'Not spam' }).click()
  await desk.getByText('Spam → New').waitFor()
  expect(await text.inputValue()).toBe('An answer begun')
  await expect.poll(() => mailsTo('marie@buyer.example').length, soon).toBe(1)
})

test('G-6 the start page counts what waits and draws what came in', async () => {
  await desk.goto(`${program.url}/admin`)
  await desk.getByRole('link', { name: '2 New inquiries' }).waitFor()
  await desk.getByRole('img', { name: /^Inquiries by week: .* 3$/ }).waitFor()
  await desk.getByRole('img', { name: /^By country: .*Mexico 1/ }).waitFor()
})

test('R-11 a person is erased after a question, and nothing of them is found again', async () => {
  await open('Tom Becker')
  await desk.getByRole('button', { name: 'Erase this person' }).first().click()
  await desk.locator('#erase-person').getByRole('button', { name: 'Erase this person' }).click()
  await desk.getByText('Inquiries removed: 1').waitFor()
  await desk.goto(`${program.url}/admin/collections/inquiries?q=becker`)
  await desk.getByText('Nothing fits.').waitFor()
})
