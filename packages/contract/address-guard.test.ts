import { expect, test } from 'vitest'
import { guardAddress } from './address-guard.ts'

const accepted = [
  '/',
  '/products',
  '/products?page=2',
  '/es/category/bolsos-tote/totes-de-piel',
  '/product/1001#specification',
  '/a:b',
  '/search?q=javascript:alert(1)',
  '/javascript:alert(1)',
  '/50%25-off',
  '/bolso-ni%C3%B1a',
  '/bolso-niña',
  '?page=2',
  '#top',
  '#javascript:alert(1)',
  ' /products ',
  'mailto:sales@lindero.example',
  'MAILTO:sales@lindero.example?subject=A%20tote',
  'tel:+862055500198',
  'tel:+86-20-5550-0198',
]

test.each(accepted)('C-8 %j stays on this site or leads to a person, and may be followed', (href) => {
  for (const external of [false, true]) {
    expect(guardAddress(href, { external })).toEqual({ ok: true, href: href.trim(), leaves: false })
  }
})

const others = [
  ['https://brand.example', 'https://brand.example/'],
  ['http://brand.example/a?b=c#d', 'http://brand.example/a?b=c#d'],
  ['HTTPS://BRAND.example/Path', 'https://brand.example/Path'],
  ['//brand.example/a', 'https://brand.example/a'],
  [' https://brand.example/a ', 'https://brand.example/a'],
  ['https://niña.example/', 'https://xn--nia-8ma.example/'],
  ['https://brand.example/?to=javascript:alert(1)', 'https://brand.example/?to=javascript:alert(1)'],
] as const

test.each(others)('C-8 %j leads to another website: only with consent, and it is said', (written, href) => {
  expect(guardAddress(written, { external: true })).toEqual({ ok: true, href, leaves: true })
  expect(guardAddress(written, { external: false })).toEqual({ ok: false, reason: 'external' })
})

const scripts = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  '\njavascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001\u001fjavascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'j\ta\tv\ta\ts\tc\tr\ti\tp\tt\t:alert(1)',
  'javascript\t:alert(1)',
  'javascript :alert(1)',
  'java\u200bscript:alert(1)',
  'java\u00adscript:alert(1)',
  '\ufeffjavascript:alert(1)',
  '\u202ejavascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\u2028javascript:alert(1)',
  'ｊａｖａｓｃｒｉｐｔ:alert(1)',
  'javascript：alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3a;alert(1)',
  'javascript&#x3A alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript:alert(1)',
  '&amp;#106;avascript:alert(1)',
  'javascript%3Aalert(1)',
  '%6Aavascript:alert(1)',
  '%6a%61%76%61script%3aalert(1)',
  'java%0Ascript:alert(1)',
  'java%09script%3Aalert(1)',
  '%256Aavascript%253Aalert(1)',
  'javascript://brand.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'da\tta:text/html,x',
  'data&colon;text/html,x',
  'vbscript:msgbox(1)',
  'VbScRiPt:msgbox(1)',
  'blob:https://lindero.example/1',
  'file:///etc/passwd',
  'filesystem:https://lindero.example/temporary/x',
  'view-source:https://lindero.example/',
]

test.each(scripts)('C-8 %j could run something and is never followed', (href) => {
  for (const external of [false, true]) expect(guardAddress(href, { external })).toEqual({ ok: false, reason: 'script' })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['about-us', 'unreadable'],
  ['www.brand.example', 'unreadable'],
  ['ftp://brand.example/', 'unreadable'],
  ['whatsapp://send', 'unreadable'],
  ['mailto:', 'unreadable'],
  ['tel: 1 2', 'unreadable'],
  ['https://', 'unreadable'],
  ['https://[', 'unreadable'],
  ['/\\brand.example', 'unreadable'],
  ['\\\\brand.example', 'unreadable'],
  ['https:\\\\brand.example', 'unreadable'],
  ['/a\nb', 'unreadable'],
  ['/\t/brand.example', 'unreadable'],
  [null, 'unreadable'],
  [undefined, 'unreadable'],
  [7, 'unreadable'],
  [{ href: '/products' }, 'unreadable'],
])('C-8 %j is no address we can follow: %s', (raw, reason) => {
  expect(guardAddress(raw, { external: true })).toEqual({ ok: false, reason })
})

/** Small and repeatable: the same numbers for the same seed, so a failure can be run again. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const runs = 2000
const hidden = [
  '',
  '',
  '',
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u000b',
  ' ',
  '\u200b',
  '\u00ad',
  '\ufeff',
  '&Tab;',
  '%09',
  '%0a',
  '&#9;',
]

test('C-8 javascript: is refused however case, invisible characters, entities and percent signs are mixed', () => {
  const random = numbers(1)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const disguise = (letter: string): string => {
    const code = letter.charCodeAt(0)
    const hex = code.toString(16).padStart(2, '0')
    const spellings = [letter, letter.toUpperCase(), `&#${code};`, `&#x${hex};`, `%${hex}`, `%25${hex}`, `&#0${code};`]
    return `${pick(hidden)}${pick(spellings)}`
  }
  for (let run = 0; run < runs; run++) {
    const href = `${[...'javascript:'].map(disguise).join('')}alert(1)`
    const verdict = guardAddress(href, { external: true })
    expect(verdict.ok, `${run}: ${JSON.stringify(href)}`).toBe(false)
  }
})

test('C-8 every plain path of this site is accepted as it is', () => {
  const random = numbers(2)
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~:@!$()*+,;=%20áñ'
  for (let run = 0; run < runs; run++) {
    const segments = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      Array.from({ length: 1 + Math.floor(random() * 12) }, () => letters[Math.floor(random() * letters.length)]).join(''),
    )
    const href = `/${segments.join('/')}`
    expect(guardAddress(href, { external: false }), href).toEqual({ ok: true, href, leaves: false })
  }
})
