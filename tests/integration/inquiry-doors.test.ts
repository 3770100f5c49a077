import { receiveFilePath, receivePath } from '@lindero/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { send, sendFile, signedInAs, stored, submissionOf } from './submissions.ts'

let desk: Desk

beforeAll(async () => {
  desk = await openDesk()
  await send(desk, submissionOf())
})
afterAll(() => desk.close())

test.each([
  'inquiries',
  'inquiries/1',
  'inquiries/export',
  'inquiries/statistics',
  'inquiries/1/reply-templates',
  'inquiry-files',
  'inquiry-files/1/download',
  'mails',
  'mails/1',
  'webhook-deliveries',
  'globals/mail-templates',
  'globals/webhooks',
  'globals/privacy',
])('R-5 a stranger reads nothing from %s', async (name) => {
  const answer = await desk.request(`/api-cms/${name}`)
  expect([401, 403]).toContain(answer.status)
  expect(await answer.text()).not.toContain('buyer.example')
})

test.each([
  'inquiries',
  'inquiries/1/reply',
  'inquiries/1/not-spam',
  'inquiry-files',
  'mails',
  'mails/1/send',
  'webhook-deliveries/1/send',
  'globals/webhooks',
  'globals/mail-templates/preview',
  'globals/privacy/export',
  'globals/privacy/erase',
])('R-5 a stranger changes nothing through %s', async (name) => {
  const body = JSON.stringify({ email: 'ana@buyer.example', subject: 'a', text: 'b', active: true, status: 'won' })
  const answer = await desk.request(`/api-cms/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect([401, 403]).toContain(answer.status)
  expect(await stored(desk, 'inquiries')).toMatchObject([{ status: 'new' }])
})

test.each([
  [undefined, 401],
  ['wrong', 401],
])('R-2 only the site may bring inquiries and files: key %j', async (key, status) => {
  const headers: Record<string, string> = key ? { 'x-internal-key': key } : {}
  const body = JSON.stringify(submissionOf())
  expect((await desk.request(receivePath, { method: 'POST', headers, body })).status).toBe(status)
  const file = `${receiveFilePath}?key=${'k'.repeat(20)}&id=${'i'.repeat(20)}&name=a&type=b`
  expect((await desk.request(file, { method: 'POST', headers, body })).status).toBe(status)
  expect(await stored(desk, 'inquiries')).toHaveLength(1)
  expect(await stored(desk, 'inquiry-files')).toEqual([])
})

test('R-5 staff make no inquiries and no mails, and do not set up webhooks or privacy unless they are administrators', async () => {
  const headers = await signedInAs(desk, 'editor')
  const body = JSON.stringify({ ...submissionOf(), url: 'https://evil.example', retentionMonths: 1 })
  for (const name of ['inquiries', 'mails', 'inquiry-files', 'webhook-deliveries', 'globals/webhooks', 'globals/privacy'])
    expect((await desk.request(`/api-cms/${name}`, { method: 'POST', headers, body })).status).toBe(403)
  expect((await desk.request('/api-cms/inquiries/1', { method: 'DELETE', headers })).status).toBe(403)
})

const bad: [string, unknown][] = [
  ['nothing', null],
  ['a list', []],
  ['no key', { ...submissionOf(), key: undefined }],
  ['a short key', { ...submissionOf(), key: 'x' }],
  ['a key that is a path', { ...submissionOf(), key: '../../../../etc/passwd' }],
  ['no time', { ...submissionOf(), receivedAt: 'yesterday' }],
  ['an unknown language', { ...submissionOf(), locale: 'fr' }],
  ['an unknown kind', { ...submissionOf(), content: { kind: 'order' } }],
  ['a list for a name', { ...submissionOf(), content: { kind: 'inquiry', inquiry: { name: [] }, lines: [] } }],
  [
    'too many files',
    { ...submissionOf(), files: Array.from({ length: 6 }, () => ({ id: 'i'.repeat(20), name: '', type: '', size: 1 })) },
  ],
  ['a file that is a path', { ...submissionOf(), files: [{ id: '../../cms.sqlite-wal', name: '', type: '', size: 1 }] }],
]

test.each(bad)('R-2 what can never be stored is refused for good, in a sentence: %s', async (_, submission) => {
  const answer = await send(desk, submission)
  expect([answer.status, (await answer.json()).message]).toEqual([422, expect.stringMatching(/^The submission /)])
})

test('R-2 a body that is no JSON is refused for good', async () => {
  const headers = { 'x-internal-key': 'internal-key-only-for-tests' }
  expect((await desk.request(receivePath, { method: 'POST', headers, body: '{"key":' })).status).toBe(400)
})

test('E-6 a file larger than any may be, or named like a path, is refused and leaves nothing', async () => {
  const file = { key: 'k'.repeat(20), id: 'i'.repeat(20), name: 'a.zip', type: 'application/zip' }
  expect((await sendFile(desk, file, new Uint8Array(25 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await sendFile(desk, { ...file, id: '../../../outside-the-folder' }, 'x')).status).toBe(422)
  expect(await stored(desk, 'inquiry-files')).toEqual([])
})

test.each(['nonsense', 'ftp://crm.example', 'file:///etc/passwd', 'https://user:pass@crm.example', 'javascript:alert(1)'])(
  'G-8 a webhook cannot be set to %s',
  async (url) => {
    const data = { active: true, url, secret: 'sixteen letters or more' }
    await expect(desk.payload.updateGlobal({ slug: 'webhooks', data })).rejects.toThrow()
  },
)
