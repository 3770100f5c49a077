import { afterEach, expect, test, vi } from 'vitest'
import { sendListAlong } from './send-along.ts'

afterEach(() => vi.unstubAllGlobals())

/** What the browser would send of a form with these fields. */
function sentWith(kept: string, fields: Record<string, string>): FormData {
  const events = new EventTarget()
  vi.stubGlobal('localStorage', { getItem: () => kept })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  sendListAlong()
  const formData = new FormData()
  for (const [name, value] of Object.entries(fields)) formData.set(name, value)
  events.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
  return formData
}

const list = '[{"product":1001,"colours":[],"logoMethod":"","note":""}]'

test('E-5 S-20 an inquiry the browser sends itself takes the list along', () => {
  expect(sentWith(list, { _page: '/contact' }).get('lines')).toBe(list)
})

test.each([
  ['a form of staff’s own', list, { _page: '/contact', _form: 'Swatches' }],
  ['another form', list, { q: 'tote' }],
  ['an empty list', '[]', { _page: '/contact' }],
  ['nonsense', '{', { _page: '/contact' }],
])('E-5 S-20 nothing goes along with %s', (_, kept, fields) => {
  expect(sentWith(kept, fields).has('lines')).toBe(false)
})
