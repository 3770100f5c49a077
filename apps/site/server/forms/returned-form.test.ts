import { expect, onTestFinished, test } from 'vitest'
import { fixtureCatalogue, fixtureDocument } from '../../catalogue/fixture/fixture.ts'
import { sampleSettings } from '../../catalogue/sample-documents.ts'
import { formsEs } from '../../i18n/forms-es.ts'
import { pageRenderer } from '../page-renderer.ts'
import { allowingForms, securityHeaders } from '../security-headers.ts'
import { siteViews } from '../site-views.ts'
import { formOrigins } from './forms-of.ts'
import { encoded, goodInquiry, sampleForms } from './sample-forms.ts'

const publicUrl = 'https://bags.example'
const headers = securityHeaders(publicUrl)
const catalogue = fixtureCatalogue()
const renderer = pageRenderer({
  views: siteViews({}, publicUrl),
  catalogue: () => catalogue,
  build: 'b1',
  securityHeaders: headers,
})
const asPage = { accept: 'text/html,application/xhtml+xml' }

test('S-20 F-1 F-6 a wrong inquiry sent without script is the same page again, with its values and messages', async () => {
  const forms = await sampleForms(onTestFinished, { formPage: renderer.renderReturned })
  const fields = { ...goodInquiry, consent: 'on', email: 'no"mail', _page: '/es/contact', _locale: 'es' }
  const answer = await forms.send(encoded(fields, asPage))
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('value="no&quot;mail"')
  expect(html).toContain(`<p id="write-email-problem"`)
  expect(html).toContain(formsEs.email)
  expect(html).toMatch(/name="consent"[^>]* checked=""|checked=""[^>]* name="consent"/)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(await forms.stored()).toEqual([])
})

test('S-20 E-5 a quantity that is none comes back as written, with its product and what is wrong', async () => {
  const forms = await sampleForms(onTestFinished, { formPage: renderer.renderReturned })
  const line = { 'lines[0][product]': '1001', 'lines[0][colours][0][colour]': '', 'lines[0][colours][0][quantity]': '300 pcs' }
  const fields = { ...goodInquiry, consent: 'on', ...line, _page: '/es/contact', _locale: 'es' }
  const html = await (await forms.send(encoded(fields, asPage))).text()
  expect(html).toContain('value="300 pcs"')
  expect(html).toMatch(/name="lines\[0\]\[product\]" value="1001"/)
  expect(html).toContain('aria-describedby="about-quantity-problem"')
  expect(html).toContain(formsEs.quantity)
})

test('S-20 F-6 a page without a form answers with the sentence and the way back', async () => {
  const forms = await sampleForms(onTestFinished, { formPage: renderer.renderReturned })
  const html = await (await forms.send(encoded({ name: '', _page: '/product/1001' }, asPage))).text()
  expect(html).toContain('<a href="/product/1001">')
  expect(html).not.toContain('<form')
})

test('C-4 R-4 the policy allows the servers that forms are sent to, and nothing else', () => {
  expect(formOrigins(catalogue)).toEqual([])
  expect(allowingForms(headers, [])).toBe(headers)
  const settings = (ajaxUrl: string) =>
    fixtureCatalogue({ also: [fixtureDocument('settings', 'global', () => sampleSettings({ ajaxUrl }))] })
  expect(formOrigins(settings('https://cms.example:8443/wp-admin/admin-ajax.php?x=1'))).toEqual(['https://cms.example:8443'])
  expect(formOrigins(settings('//cms.example/ajax'))).toEqual(['https://cms.example'])
  for (const nonsense of ['javascript:alert(1)', '/api/forms', 'data:text/html,x', 'cms.example']) {
    expect(formOrigins(settings(nonsense))).toEqual([])
  }
  const policy = Object.fromEntries(allowingForms(headers, ['https://cms.example']))['content-security-policy'] ?? ''
  expect(policy).toContain("connect-src 'self' https://cms.example;")
  expect(policy).toContain("form-action 'self' https://cms.example;")
  expect(policy).toContain("default-src 'self';")
})
