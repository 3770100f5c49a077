import { expect, test } from 'vitest'
import { type PreviewTicket, previewKinds, signPreview, verifyPreview } from './preview.ts'

const secret = 'a secret that both processes know'
const now = Date.parse('2026-11-19T12:00:00Z')
const hour = 3_600_000
const ticket: PreviewTicket = { kind: 'product', id: '12', locale: 'es', made: now - hour, until: now + hour }
const token = await signPreview(ticket, secret)

test('G-2 a signed link says which draft, in which language and until when', async () => {
  expect(token).toMatch(/^product-12-es-\w+-\w+\.[\w-]{43}$/)
  expect(await verifyPreview(token, secret, now)).toEqual({ ok: true, ticket })
})

test.each(previewKinds)('G-2 a link can show a draft of kind %s', async (kind) => {
  const other = { ...ticket, kind, id: 'global' }
  expect(await verifyPreview(await signPreview(other, secret), secret, now)).toEqual({ ok: true, ticket: other })
})

test('G-2 a link ends on the second it says', async () => {
  expect(await verifyPreview(token, secret, now + hour - 1)).toMatchObject({ ok: true })
  expect(await verifyPreview(token, secret, now + hour)).toEqual({ ok: false, reason: 'expired' })
})

const [, signature = ''] = token.split('.')
const later = token.replace(/-(\w+)\./, (_, until: string) => `-${(Number.parseInt(until, 36) + 60).toString(36)}.`)

test.each([
  ['nothing', ''],
  ['a word', 'preview'],
  ['another document', token.replace('-12-', '-13-')],
  ['another kind', token.replace('product', 'page')],
  ['another language', token.replace('-es-', '-en-')],
  ['a later end', later],
  ['another document of the same number', token.replace(`-${(now - hour).toString(36)}-`, `-${now.toString(36)}-`)],
  ['no signature', token.slice(0, -44)],
  ['a shorter signature', token.slice(0, -1)],
  ['a signature of another length', `${token}A`],
  [
    'a signature that begins otherwise',
    token.replace(`.${signature}`, `.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
  ],
  ['a number written otherwise', token.replace('-12-', '-012-')],
  ['a kind that has no drafts', token.replace('product', 'media')],
  ['a language nobody speaks here', token.replace('-es-', '-fr-')],
  ['letters that belong to no token', `${token.slice(0, -1)}/`],
  ['a line break at its end', `${token}\n`],
])('G-2 R-3 a link with %s is refused', async (_what, tampered) => {
  expect(await verifyPreview(tampered, secret, now)).toEqual({ ok: false, reason: 'invalid' })
})

test('G-2 R-3 every other spelling of the last letter is refused, though it means the same bytes', async () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const good = await Promise.all([...letters].map((letter) => verifyPreview(token.slice(0, -1) + letter, secret, now)))
  expect(good.filter(({ ok }) => ok)).toHaveLength(1)
})

test('G-2 R-3 a link signed with another secret is refused', async () => {
  expect(await verifyPreview(await signPreview(ticket, 'another secret altogether'), secret, now)).toMatchObject({ ok: false })
})
