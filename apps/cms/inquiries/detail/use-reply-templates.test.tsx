// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useReplyTemplates } from './use-reply-templates.ts'

const seen: ReturnType<typeof useReplyTemplates>[] = []

function Probe() {
  seen.push(useReplyTemplates(7, 'Overwrite?'))
  return null
}

afterEach(() => vi.unstubAllGlobals())

test('G-6 a begun answer stays when the page is shown anew, and after sending the form begins again', async () => {
  const templates = [
    { title: 'Thanks', subject: 'Your inquiry', text: 'Dear Ana' },
    { title: 'Price', subject: 'Your price', text: 'Our price' },
  ]
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json({ templates }))
  const root = createRoot(document.createElement('div'))
  const show = () => act(async () => root.render(<Probe />))
  await show()
  await act(async () => seen.at(-1)?.choose(1))
  await act(async () => seen.at(-1)?.write({ text: 'Begun' }))
  await show()
  expect(seen.at(-1)).toMatchObject({ chosen: 1, draft: { subject: 'Your price', text: 'Begun' } })
  await act(async () => seen.at(-1)?.startAgain())
  expect(seen.at(-1)).toMatchObject({ chosen: 0, draft: { subject: 'Your inquiry', text: 'Dear Ana' } })
  await act(async () => root.unmount())
})
