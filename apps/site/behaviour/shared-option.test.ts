import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// A fresh store for each test, as for each document.
let sharedOption: typeof import('./shared-option.ts').sharedOption

beforeEach(async () => {
  vi.resetModules()
  sharedOption = (await import('./shared-option.ts')).sharedOption
})
afterEach(() => vi.unstubAllGlobals())

function serve(...answers: Response[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answers.shift() ?? Response.error()
  })
  return asked
}

test('C-2 what the document brings is used, and nobody asks for it', async () => {
  const asked = serve()
  expect(await sharedOption('{"texts":{"home":"Home"}}', 'en')).toEqual({ texts: { home: 'Home' } })
  expect(await sharedOption(null, 'en')).toEqual({ texts: { home: 'Home' } })
  expect(asked).toEqual([])
})

test.each([
  ['en', '/api/option'],
  ['es', '/api/es/option'],
] as const)('C-2 without it in the document it is asked for once in %s, however many want it', async (locale, address) => {
  const asked = serve(Response.json({ texts: {} }))
  const [first, second] = await Promise.all([sharedOption(null, locale), sharedOption(undefined, locale)])
  expect(second).toBe(first)
  expect(await sharedOption('', locale)).toBe(first)
  expect(asked).toEqual([address])
})

test('C-2 after a failure the next who asks tries again', async () => {
  const asked = serve(new Response('', { status: 503 }), Response.json({ texts: {} }))
  await expect(Promise.all([sharedOption(null, 'en'), sharedOption(null, 'en')])).rejects.toMatchObject({ reason: 503 })
  expect(asked).toHaveLength(1)
  expect(await sharedOption(null, 'en')).toEqual({ texts: {} })
  expect(asked).toHaveLength(2)
})
