import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '../../../behaviour/request-error.ts'
import { formsEn } from '../../../i18n/forms-en.ts'
import { formsZh } from '../../../i18n/forms-zh.ts'
import { sendForm } from './send-form.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const headers = new Headers()
const said = (status: number, text: string) => ({ status, headers, text })

/** Sends with an answer that takes a second, and notes what is seen when. */
async function run(answer: () => Promise<ReturnType<typeof said>>, words = formsEn) {
  const seen: string[] = []
  const note = (what: string) => seen.push(`${Math.round(performance.now() - begun)} ${what}`)
  const begun = performance.now()
  const sending = sendForm({
    words,
    send: () => new Promise((resolve, reject) => setTimeout(() => answer().then(resolve, reject), 1000)),
    showOverlay: (label) => {
      note(`overlay ${label}`)
      return { close: () => new Promise((resolve) => setTimeout(() => resolve(void note('gone')), 400)) }
    },
    showToast: async (type, text) => void note(`${type} ${text}`),
  })
  await vi.runAllTimersAsync()
  return { seen, answer: await sending }
}

test('F-4 the overlay stands while it is sent, the message comes with the answer, the overlay goes 400 ms later', async () => {
  const { seen, answer } = await run(async () => said(200, '{"status":1,"output":"Your number is 7."}'))
  expect(seen).toEqual(['0 overlay Loading', '1000 success Your number is 7.', '1400 gone'])
  expect(answer).toMatchObject({ isSuccess: true })
})

test.each([
  ['{"status":1}', 'success Submitted successfully'],
  ['{"status":"1","output":" "}', 'success Submitted successfully'],
  ['{"status":1,"output":"Thanks","redirect":"https://elsewhere.example"}', 'success Thanks'],
  ['{"status":0,"output":"Not today"}', 'error Not today'],
  ['{"status":2}', 'error Submission failed, please try again later!'],
  ['{"output":"x"}', 'error Submission failed, please try again later!'],
  ['{"status":1,"output":{"a":1}}', 'success Submitted successfully'],
  ['<html>', 'error Submission failed, please try again later!'],
  ['null', 'error Submission failed, please try again later!'],
])('F-4 what is said of %s', async (text, expected) => {
  expect((await run(async () => said(200, text))).seen[1]).toBe(`1000 ${expected}`)
})

test('F-4 F-3 no answer, or an exception on the way, is the failure text; in Chinese where that was set', async () => {
  const broken = async () => Promise.reject(new RequestError('network'))
  expect((await run(broken)).seen[1]).toBe('1000 error Submission failed, please try again later!')
  expect((await run(async () => Promise.reject(new TypeError('x')), formsZh)).seen).toEqual([
    '0 overlay 加载中',
    '1000 error 提交失败，请稍后再试！',
    '1400 gone',
  ])
  expect((await run(async () => said(200, '{"status":1}'), formsZh)).seen[1]).toBe('1000 success 提交成功')
})

test('F-4 F-6 a refusal keeps its own words and the messages of its fields, and says whether its key is taken', async () => {
  const text = '{"status":0,"output":"Please look again","problems":{"email":"Wrong"}}'
  const { seen, answer } = await run(async () => Promise.reject(new RequestError(422, said(422, text))))
  expect(seen[1]).toBe('1000 error Please look again')
  expect(answer).toMatchObject({ isSuccess: false, isKeyTaken: false, problems: { email: 'Wrong' } })
  const other = said(422, '{"status":0,"output":"Sent already","reason":"keyTaken"}')
  const taken = await run(async () => Promise.reject(new RequestError(422, other)))
  expect(taken.answer).toMatchObject({ isSuccess: false, isKeyTaken: true })
})
