import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { formRefusals } from '../../i18n/form-refusals.ts'
import { encoded, goodInquiry, json, sampleForms } from './sample-forms.ts'

const key = { 'idempotency-key': 'a-key-of-a-buyer-0001' }

test('C-5 the same key with the same content is stored once and answered alike, also at the same moment', async () => {
  const forms = await sampleForms(onTestFinished)
  const answers = await Promise.all(Array.from({ length: 5 }, () => forms.send(json(goodInquiry, key))))
  const later = await forms.send(json({ ...goodInquiry, _token: 'fetched anew' }, key))
  const texts = await Promise.all([...answers, later].map((answer) => answer.text()))
  expect(new Set(texts).size).toBe(1)
  expect(await forms.stored()).toHaveLength(1)
})

test('C-5 other content under a key already used is refused, other keys store again', async () => {
  const forms = await sampleForms(onTestFinished)
  await forms.send(json(goodInquiry, key))
  const other = await forms.send(json({ ...goodInquiry, message: 'Something else' }, key))
  expect(other.status).toBe(422)
  expect(await other.json()).toEqual({ status: 0, output: formRefusals.keyTaken.en, reason: 'keyTaken' })
  await forms.send(json(goodInquiry, { 'idempotency-key': 'a-key-of-a-buyer-0002' }))
  expect(await forms.stored()).toHaveLength(2)
})

test('C-5 a key is known after a restart', async () => {
  const first = await sampleForms(onTestFinished)
  await first.send(json(goodInquiry, key))
  const second = await sampleForms(onTestFinished, { folder: first.folder })
  expect((await second.send(json(goodInquiry, key))).status).toBe(200)
  expect((await second.send(json({ ...goodInquiry, message: 'Else' }, key))).status).toBe(422)
  expect(await second.stored()).toHaveLength(1)
})

test('C-5 S-20 a double click on a form without a key stores once, other words store again', async () => {
  const forms = await sampleForms(onTestFinished)
  const click = (message: string) => forms.send(encoded({ ...goodInquiry, consent: 'on', message }, { accept: 'text/html' }))
  expect((await Promise.all([click('one'), click('one')])).map(({ status }) => status)).toEqual([303, 303])
  expect((await click('two')).status).toBe(303)
  expect(await forms.stored()).toHaveLength(2)
})

test('C-5 F-6 a second try at the same moment hears no success before the first is on disk', async () => {
  const forms = await sampleForms(onTestFinished)
  await rm(join(forms.folder, 'spool'), { recursive: true })
  await writeFile(join(forms.folder, 'spool'), 'in the way')
  const answers = await Promise.all([1, 2].map(() => forms.send(json(goodInquiry, key))))
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
})
