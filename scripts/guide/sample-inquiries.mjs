const buyers = [
  [
    'Nora Whitfield',
    'nora@whitfield.example',
    '+44 20 7946 0123',
    'United Kingdom',
    'Samples of two totes, 600 pieces in March.',
  ],
  ['Íñigo Peña', 'inigo@pena.example', '+34 910 555 019', 'Spain', 'Riñoneras de piel con nuestro logotipo en relieve.'],
  ['Mara Lindqvist', 'mara@lindqvist.example', '+46 8 555 0148', 'Sweden', 'Vegetable-tanned briefcases, our own hardware.'],
]
const labels = ['Name', 'Email', 'Phone number', 'Country', 'Message']

/**
 * Buyers write to the demo house through its own form, so that the inbox has something to show.
 * @param {import('playwright-core').Browser} browser
 * @param {string} site
 */
export async function sendInquiries(browser, site) {
  for (const values of buyers) {
    const page = await browser.newPage({ locale: 'en-GB' })
    await page.goto(`${site}/contact`, { waitUntil: 'networkidle' })
    const form = page.locator('main form').filter({ has: page.locator('textarea') })
    for (const [index, label] of labels.entries()) {
      const field = form.getByLabel(label, { exact: false }).and(page.locator('input, textarea')).first()
      await field.fill(values[index] ?? '')
    }
    await form.getByRole('checkbox').last().check()
    const sent = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
    await form.locator('button[type=submit]').click()
    await sent
    await page.close()
  }
}
