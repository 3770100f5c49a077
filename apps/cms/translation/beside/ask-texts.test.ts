import { afterEach, expect, test, vi } from 'vitest'
import { fetchTexts } from './ask-texts.ts'

afterEach(() => vi.unstubAllGlobals())

const broken = async () => {
  throw new TypeError('Failed to fetch')
}

test.each<[string, () => Promise<Response>, unknown]>([
  ['nothing to translate', async () => Response.json({ texts: [] }), []],
  ['a broken connection', broken, null],
  ['a refusal', async () => Response.json({ message: 'Please sign in first.' }, { status: 401 }), null],
  ['an answer that is none', async () => new Response('<html>'), null],
])('G-3 texts without gaps and texts nobody could ask for are told apart: %s', async (_, answer, texts) => {
  vi.stubGlobal('fetch', answer)
  expect(await fetchTexts('entity=products&id=1&locale=es')).toEqual(texts)
})
