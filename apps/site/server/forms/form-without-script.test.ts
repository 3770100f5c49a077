import { expect, onTestFinished, test } from 'vitest'
import { formsEn } from '../../i18n/forms-en.ts'
import { plainFormPage } from './form-page.ts'
import { encoded, goodInquiry, sampleForms } from './sample-forms.ts'

test('S-20 without script: success leads to the thanks of the page, and only to a page of ours', async () => {
  const forms = await sampleForms(onTestFinished)
  const sent = async (page: string) => {
    const fields = { ...goodInquiry, consent: 'on', message: `from ${page}`, _page: page, _locale: 'es' }
    const answer = await forms.send(encoded(fields, { accept: 'text/html,application/xhtml+xml' }))
    return `${answer.status} ${answer.headers.get('location')}`
  }
  expect(await sent('/es/contact')).toBe('303 /es/contact?sent=1')
  for (const page of ['https://evil.example/', '//evil.example', '/\\evil.example', '/a/b/c', '/\t/evil.example', 'contact']) {
    expect(await sent(page), page).toBe('303 /es/contact?sent=1')
  }
})

test('S-20 F-6 without script: a mistake shows the page again with what was written and what is wrong', async () => {
  const forms = await sampleForms(onTestFinished, {
    formPage: (page, { values, problems, locale }) =>
      page === '/contact' ? JSON.stringify({ page, values, problems, locale }) : null,
  })
  const answer = await forms.send(
    encoded({ ...goodInquiry, email: 'x', consent: 'on', _page: '/contact' }, { accept: 'text/html' }),
  )
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.json()).toMatchObject({ values: { name: 'Lena Marsh', email: 'x' }, problems: { email: formsEn.email } })
  const elsewhere = await forms.send(encoded({ _page: '/<b>' }, { accept: 'text/html' }))
  const html = await elsewhere.text()
  expect(html).toContain(`<p>${formsEn.name}</p>`)
  expect(html).not.toContain('<b>')
})

test('R-4 S-20 what a sender wrote stays words on the plain page too', () => {
  const trap = '"><script>alert(1)</script>'
  const html = plainFormPage(`/${trap}`, { locale: 'es', form: null, values: {}, problems: { name: trap }, output: trap })
  expect(html).not.toContain('<script>')
  expect(html).toContain('<a href="/&#34;&#62;&#60;script')
  expect(html).toContain('Volver al formulario')
})
