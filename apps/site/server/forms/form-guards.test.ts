import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCatalogue } from '../../catalogue/fixture/fixture.ts'
import { formRefusals } from '../../i18n/form-refusals.ts'
import { formsEs } from '../../i18n/forms-es.ts'
import { goodInquiry, json, sampleForms } from './sample-forms.ts'

const key = { 'idempotency-key': 'a-key-of-a-buyer-0001' }

test('C-4 another website cannot send here, and no header invites it', async () => {
  const forms = await sampleForms(onTestFinished)
  for (const origin of ['https://evil.example', 'null', 'http://bags.example.evil.example']) {
    const answer = await forms.send(json(goodInquiry, { origin }))
    expect([answer.status, (await answer.json()).output], origin).toEqual([403, formRefusals.foreign.en])
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
  const preflight = await forms.send({ method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
  expect([preflight.status, preflight.headers.get('allow')]).toEqual([405, 'POST'])
  expect(await forms.stored()).toEqual([])
  expect((await forms.send(json(goodInquiry, { origin: 'https://bags.example' }))).status).toBe(200)
})

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('R-3 %s is refused with what is allowed', async (method) => {
  const forms = await sampleForms(onTestFinished)
  const answer = await forms.send({ method, headers: { 'accept-language': 'es' } })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  if (method !== 'HEAD') expect((await answer.json()).output).toBe(formRefusals.method.es)
  expect((await forms.send({ path: '/api/forms/else' })).status).toBe(404)
})

test('F-7 too many from one address: 429, when to come back, and a sentence in the visitor’s language', async () => {
  const forms = await sampleForms(onTestFinished, { rate: 3 })
  const send = (message: string) => forms.send(json({ ...goodInquiry, message, _locale: 'es' }))
  for (const message of ['1', '2', '3']) expect((await send(message)).status).toBe(200)
  const refused = await send('4')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590)
  expect(await refused.json()).toEqual({ status: 0, output: formRefusals.often.es })
  expect((await send('1')).status).toBe(200)
  expect((await send('')).status).toBe(422)
  const stored = await forms.stored()
  expect(stored.map(({ spam }) => spam.reasons.includes('often'))).toEqual([false, true, true])
})

test('F-7 a program that only makes mistakes is stopped too', async () => {
  const forms = await sampleForms(onTestFinished, { rate: 1 })
  const statuses = []
  for (let count = 0; count < 21; count++) statuses.push((await forms.send(json({}))).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429])
})

test('F-7 what looks like spam is answered like everything else, stored and marked', async () => {
  const forms = await sampleForms(onTestFinished)
  const answer = await forms.send(json({ ...goodInquiry, home_page: 'https://pills.example' }))
  expect(await answer.json()).toMatchObject({ status: 1 })
  await forms.send(json({ ...goodInquiry, name: '<script>alert(1)</script>' }))
  const { token } = await (await forms.send({ method: 'GET', path: '/api/forms/token', body: null })).json()
  await forms.send(json({ ...goodInquiry, message: 'quick', _token: token }))
  await forms.send(json({ ...goodInquiry, message: 'forged', _token: `${token.slice(0, -1)}x` }))
  expect((await forms.stored()).map(({ spam }) => spam)).toEqual([
    { score: 6, reasons: ['honeypot', 'noToken'], suspected: true },
    { score: 5, reasons: ['noToken', 'script'], suspected: true },
    { score: 3, reasons: ['tooFast'], suspected: false },
    { score: 4, reasons: ['badToken'], suspected: true },
  ])
})

test('F-7 the token is fetched fresh and by reading alone', async () => {
  const forms = await sampleForms(onTestFinished)
  const answer = await forms.send({ method: 'GET', path: '/api/forms/token' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const sent = await forms.send({ path: '/api/forms/token' })
  expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('F-6 no folder to write to: the failure text, the reason in the log, and it works again when mended', async () => {
  const forms = await sampleForms(onTestFinished)
  const spool = join(forms.folder, 'spool')
  await rm(spool, { recursive: true })
  await writeFile(spool, 'in the way')
  const answer = await forms.send(json({ ...goodInquiry, _locale: 'es' }, key))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await answer.json()).toEqual({ status: 0, output: formsEs.failed })
  expect(forms.logged.join()).toMatch(/ENOTDIR.*could not be kept/)
  expect(forms.logged.join()).not.toContain('marsh.example')
  await rm(spool)
  expect((await forms.send(json({ ...goodInquiry, _locale: 'es' }, key))).status).toBe(200)
  expect(await forms.stored()).toHaveLength(1)
})

test('F-4 F-6 a fault of ours says that sending failed, in the language of the visitor, and is logged without what was sent', async () => {
  const broken = fixtureCatalogue()
  Object.defineProperty(broken.locales.es, 'forms', { get: () => JSON.parse('a fault') })
  const forms = await sampleForms(onTestFinished, { catalogue: broken })
  const answer = await forms.send(json({ ...goodInquiry, _locale: 'es' }, { 'accept-language': 'es' }))
  expect([answer.status, await answer.json()]).toEqual([500, { status: 0, output: formsEs.failed }])
  expect(forms.logged.join()).toContain('could not be answered')
  expect(forms.logged.join()).not.toContain('marsh.example')
})
