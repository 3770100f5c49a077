import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../helpers/browser.ts'
import { type MailServer, startMailServer } from '../helpers/mail-server.ts'
import { runningProgram } from '../helpers/running-program.ts'
import { signIn } from '../helpers/sign-in.ts'

const { url, administrator, smtpPort } = runningProgram()
const soon = { timeout: 30_000, interval: 200 }

let browser: Browser
let mailServer: MailServer
let desk: Page

beforeAll(async () => {
  mailServer = await startMailServer(smtpPort)
  browser = await startBrowser()
  desk = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  await signIn(desk, url, administrator)
})
afterAll(async () => {
  await browser?.close()
  await mailServer?.stop()
})

const mailsTo = (address: string) => mailServer.mails.filter(({ recipients }) => recipients.includes(address))

const journeys = [
  {
    ...{ locale: 'en-GB', start: '/products/tote-bags', add: /^Add Alba Structured Tote/, list: /^Inquiry list: 1$/ },
    ...{ labels: ['Name', 'Email', 'Phone number', 'Country', 'Message'], consent: /agree/i },
    ...{ buyer: 'Nora Whitfield', email: 'nora@whitfield.example', country: 'United Kingdom', inDesk: 'United Kingdom' },
    ...{ words: 'We would like samples of the tote.', thanks: /^We have received your inquiry INQ-\d+$/ },
    ...{ answer: 'Dear Nora, the samples leave today.', subject: /^Your inquiry INQ-\d+$/ },
  },
  {
    ...{ locale: 'es-ES', start: '/es/products/bolsos-tote', add: /Tote estructurado Alba/, list: /^Lista de consulta: 1$/ },
    ...{
      labels: ['Nombre', 'Correo', 'Teléfono', 'País', 'Mensaje'],
      consent: /acept|consient|autoriz/i,
    },
    ...{ buyer: 'Íñigo Peña', email: 'inigo@pena.example', country: 'España', inDesk: 'Spain' },
    ...{ words: 'Nos gustaría ver muestras del tote.', thanks: /^Hemos recibido su consulta INQ-\d+$/ },
    ...{ answer: 'Estimado Íñigo: las muestras salen hoy.', subject: /^Su consulta INQ-\d+$/ },
  },
]

test.each(journeys)(
  'E-5 F-6 G-6 G-8 from a product card to a mail in the buyer’s hands ($locale)',
  { timeout: 180_000 },
  async (journey) => {
    const page = await browser.newPage({ locale: journey.locale, viewport: { width: 1280, height: 900 } })
    await page.goto(url + journey.start)
    await page.waitForLoadState('networkidle')
    await page.locator('main').getByRole('button', { name: journey.add }).first().click()
    await page.locator('header').getByRole('link', { name: journey.list }).first().click()
    await page.locator('h1').waitFor()
    const values = [journey.buyer, journey.email, '+34 600 123 456', journey.country, journey.words]
    for (const [index, label] of journey.labels.entries()) {
      await page
        .locator('form')
        .getByLabel(label, { exact: false })
        .first()
        .fill(values[index] ?? '')
    }
    await page.getByRole('checkbox', { name: journey.consent }).check()
    await page.locator('main form:has(textarea) button[type=submit]').click()

    await expect
      .poll(() => mailsTo(journey.email).map(({ subject }) => subject), soon)
      .toEqual([expect.stringMatching(journey.thanks)])
    await desk.goto(`${url}/admin/collections/inquiries?q=${encodeURIComponent(journey.email)}`)
    const row = desk.getByRole('row', { name: journey.buyer })
    expect(await row.textContent()).toContain('LD-1001')
    expect(await row.textContent()).toContain(journey.inDesk)
    await row.getByRole('link').click()
    await desk.getByText(journey.words).first().waitFor()
    const text = desk.getByRole('textbox', { name: 'Text', exact: true })
    await expect.poll(() => text.inputValue(), soon).toContain(journey.buyer)
    await text.fill(journey.answer)
    await desk.getByRole('button', { name: 'Send the answer' }).click()
    await expect.poll(() => mailsTo(journey.email).length, soon).toBe(2)
    const [received, answer] = mailsTo(journey.email)
    expect(answer?.subject).toMatch(journey.subject)
    expect(answer?.text).toContain(journey.answer)
    expect(answer?.inReplyTo).toBe(received?.messageId)
    const toSales = mailServer.mails.find(
      ({ recipients, text }) => !recipients.includes(journey.email) && text?.includes(journey.words),
    )
    expect(toSales?.replyTo?.[0]?.address).toBe(journey.email)
    await page.close()
  },
)
