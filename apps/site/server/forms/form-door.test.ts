import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCatalogue, fixtureDocument } from '../../catalogue/fixture/fixture.ts'
import { formsEn } from '../../i18n/forms-en.ts'
import { formsEs } from '../../i18n/forms-es.ts'
import { encoded, goodInquiry, json, sampleForms } from './sample-forms.ts'

const key = { 'idempotency-key': 'a-key-of-a-buyer-0001' }
const own = { _form: 'Ask for swatches', _page: '/every-block', email: 'a@b.example' }
const settings = (messageLanguage: string, text = '') =>
  fixtureDocument('forms', 'global', () => ({ messageLanguage, confirmation: { title: '', text }, consent: '' }))

test('C-4 F-6 variant A: an inquiry as JSON is on disk when success is said', async () => {
  const forms = await sampleForms(onTestFinished)
  const lines = [{ product: 1001, colours: [{ colour: 'Cognac', quantity: 300 }], logoMethod: 'deboss', note: 'Gold' }]
  const inquiry = { ...goodInquiry, lines, company: ' Marsh ', surprise: 'x', _page: '/es/product/1001?x=1', _locale: 'es' }
  const answer = await forms.send(json(inquiry, { ...key, 'user-agent': 'Firefox' }))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 1, output: 'Your number is {number}.' })
  const [stored, ...others] = await forms.stored()
  expect(others).toEqual([])
  const { name, email, phone, message } = goodInquiry
  const buyer = {
    name,
    email,
    phone,
    country: 'GB',
    message,
    company: 'Marsh',
    role: '',
    preferredContact: '',
    wantedDate: '',
    consent: true,
  }
  expect(stored).toEqual({
    key: key['idempotency-key'],
    receivedAt: expect.stringMatching(/^20\d\d-.*Z$/),
    locale: 'es',
    page: '/es/product/1001',
    content: { kind: 'inquiry', inquiry: buyer, lines: [{ ...lines[0], styleNo: 'LD-1001', name: 'Bolso 1' }] },
    files: [],
    spam: { score: 1, reasons: ['noToken'], suspected: false },
    sender: { address: 'unknown', userAgent: 'Firefox' },
  })
})

test('C-4 S-20 variant B: the same inquiry from a form, encoded either way, is stored the same', async () => {
  const forms = await sampleForms(onTestFinished)
  const fields = { ...goodInquiry, consent: 'on', 'lines[0][product]': '1001', 'lines[0][colours][0][colour]': 'Black' }
  const line = { 'lines[0][colours][0][quantity]': '50', 'lines[2][product]': '1002', 'lines[2][colours][0][quantity]': '' }
  const parts = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...line })) parts.set(name, value)
  parts.set('pack', new Blob([]), '')
  expect(await (await forms.send(encoded({ ...fields, ...line, _key: 'key-of-encoded-0001' }))).json()).toMatchObject({
    status: 1,
  })
  expect(
    await (await forms.send({ body: parts, headers: { 'idempotency-key': 'key-of-the-parts-0002' } })).json(),
  ).toMatchObject({ status: 1 })
  const stored = await forms.stored()
  expect(stored.map(({ content }) => content)).toEqual([stored[0]?.content, stored[0]?.content])
  expect(stored[0]?.content).toMatchObject({
    inquiry: { consent: true, country: 'GB', message: 'We look for 600 totes.\nIn March.' },
    lines: [
      { product: 1001, colours: [{ colour: 'Black', quantity: 50 }], name: 'Bag 1' },
      { product: 1002, colours: [], name: 'Bag 2' },
    ],
  })
})

test('F-1 every wrong field is named with its sentence, the first one is the answer', async () => {
  const forms = await sampleForms(onTestFinished)
  const answer = await forms.send(json({ name: ' ', email: 'x', phone: '', country: '', message: '' }))
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    status: 0,
    output: 'Please enter a name',
    problems: {
      name: 'Please enter a name',
      email: 'Please enter the correct email address',
      phone: 'Please enter your phone number',
      country: 'Please enter the country',
      message: 'Please enter Message',
      consent: formsEn.consent,
    },
  })
})

test.each([
  ['the form says', { _locale: 'es' }, {}, 'es'],
  [
    'the form says, over all else',
    { _locale: 'en' },
    { referer: 'http://bags.example/es/contact', 'accept-language': 'es' },
    'en',
  ],
  ['the page it came from says', {}, { referer: 'http://bags.example/es/contact', 'accept-language': 'en' }, 'es'],
  ['the public address says', {}, { referer: 'https://bags.example/es', 'accept-language': 'en' }, 'es'],
  [
    'the browser says, from elsewhere',
    {},
    { referer: 'https://other.example/es/x', 'accept-language': 'en-GB,es;q=0.8' },
    'en',
  ],
  ['the browser likes best', {}, { 'accept-language': 'de, en;q=0.3, es;q=0.7' }, 'es'],
  ['nobody says', { _locale: 'xx' }, { 'accept-language': 'de' }, 'en'],
])('F-1 F-3 the language is the one %s', async (_, fields, headers, locale) => {
  const forms = await sampleForms(onTestFinished)
  const answer = await forms.send(json({ ...goodInquiry, name: '', ...fields }, headers))
  expect(await answer.json()).toMatchObject({ output: locale === 'es' ? formsEs.name : formsEn.name })
})

test('F-2 F-3 a form of staff’s own is checked by its own fields and stored in their order', async () => {
  const forms = await sampleForms(onTestFinished)
  const fields = {
    ...own,
    unknown: 'x',
    textarea: 'two\r\nlines',
    mobile: '13812345678',
    select: '2',
    country: 'españa',
    consent: 'on',
  }
  expect(await (await forms.send(encoded(fields))).json()).toMatchObject({ status: 1 })
  const [stored] = await forms.stored()
  expect(stored?.content).toMatchObject({ kind: 'form', form: 'Ask for swatches' })
  const values = stored?.content.kind === 'form' ? stored.content.values : []
  expect(values.map(({ name, value }) => [name, value])).toEqual([
    ['text', ''],
    ['email', 'a@b.example'],
    ['tel', ''],
    ['mobile', '13812345678'],
    ['country', 'ES'],
    ['select', '2'],
    ['textarea', 'two\nlines'],
    ['consent', 'on'],
  ])
  expect(values[1]).toEqual({ name: 'email', label: 'Field email', type: 'email', value: 'a@b.example' })
})

test('F-3 where the house set Chinese, the generic messages are the source’s, letter for letter', async () => {
  const forms = await sampleForms(onTestFinished, { catalogue: fixtureCatalogue({ also: [settings('zh')] }) })
  const say = async (fields: Record<string, string>) => (await (await forms.send(encoded({ ...own, ...fields }))).json()).output
  expect(await say({ email: '' })).toBe('该内容不能为空')
  expect(await say({ mobile: '12345678901' })).toBe('请填写有效的手机号码')
  expect(await say({})).toBe('提交成功')
  await rm(join(forms.folder, 'spool'), { recursive: true })
  await writeFile(join(forms.folder, 'spool'), '')
  expect(await say({ text: 'again' })).toBe('提交失败，请稍后再试！')
})

test('F-4 success says what staff wrote, else the built-in words of the language', async () => {
  const output = async (messages: string, text: string, locale: string) => {
    const forms = await sampleForms(onTestFinished, { catalogue: fixtureCatalogue({ also: [settings(messages, text)] }) })
    return (await (await forms.send(json({ ...goodInquiry, _locale: locale }))).json()).output
  }
  expect(await output('visitor', 'We have it.', 'en')).toBe('We have it.')
  expect(await output('visitor', '', 'en')).toBe('Submitted successfully')
  expect(await output('visitor', '', 'es')).toBe('Enviado correctamente')
  expect(await output('zh', '', 'es')).toBe('提交成功')
})

test('a form renamed after its page was opened is still taken; before there is content it is asked for again', async () => {
  const forms = await sampleForms(onTestFinished)
  expect((await forms.send(encoded({ ...own, _form: 'Its former name' }))).status).toBe(200)
  const starting = await sampleForms(onTestFinished, { catalogue: null })
  const answer = await starting.send(encoded(own))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await starting.send(json(goodInquiry))).status).toBe(200)
})
