/**
 * Decides whether an address may be followed (C-8): paths of this site and mail or telephone addresses yes, other websites
 * only with explicit consent, anything that could run something never, however it is written.
 */
export type GuardedAddress =
  | { ok: true; href: string; leaves: boolean }
  | { ok: false; reason: 'empty' | 'script' | 'external' | 'unreadable' }

export function guardAddress(raw: unknown, options: { external: boolean }): GuardedAddress {
  if (typeof raw !== 'string') return { ok: false, reason: 'unreadable' }
  const readings = everyReading(raw)
  if (readings.some(isScript)) return { ok: false, reason: 'script' }
  // Browsers drop these wherever they stand; a clean address has none.
  const href = raw.trim()
  if (href === '') return { ok: false, reason: 'empty' }
  if (hasControls(href) || href.includes('\\')) return { ok: false, reason: 'unreadable' }
  if (/^(mailto|tel):[^\s]+$/i.test(href)) return { ok: true, href, leaves: false }
  if (/^[/?#]/.test(href) && !href.startsWith('//')) return { ok: true, href, leaves: false }
  if (!/^(https?:)?\/\//i.test(href)) return { ok: false, reason: 'unreadable' }
  const url = parse(href)
  if (!url) return { ok: false, reason: 'unreadable' }
  return options.external ? { ok: true, href: url.href, leaves: true } : { ok: false, reason: 'external' }
}

const forbidden = /^(javascript|data|blob|vbscript|file|filesystem|view-source):/

/** What a browser, a lenient parser or a second decoding could make of it. */
function everyReading(raw: string): string[] {
  const readings = [raw]
  for (let times = 0; times < 4; times++) {
    const last = readings.at(-1) ?? ''
    const next = decodeEntities(decodePercent(last))
    if (next === last) break
    readings.push(next)
  }
  return readings
}

function isScript(text: string): boolean {
  return forbidden.test(stripInvisible(text).toLowerCase())
}

/** Leading blanks and control characters are skipped by browsers, tabs and line ends dropped inside. */
function stripInvisible(text: string): string {
  return [...text.normalize('NFKC')].filter((letter) => !isInvisible(letter)).join('')
}

function isInvisible(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return code <= 0x20 || (code >= 0x7f && code <= 0xa0) || /\p{Cf}|\p{Zs}|\p{Zl}|\p{Zp}/u.test(letter)
}

function hasControls(text: string): boolean {
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return code < 0x20 || code === 0x7f
  })
}

function decodePercent(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

const namedEntities: Record<string, string> = { colon: ':', tab: '\t', newline: '\n', nbsp: ' ', sol: '/', amp: '&', lpar: '(' }

function decodeEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => fromCode(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_, digits: string) => fromCode(Number(digits)))
    .replace(/&([a-z]+);/gi, (all, name: string) => namedEntities[name.toLowerCase()] ?? all)
}

function fromCode(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

function parse(href: string): URL | null {
  const absolute = href.startsWith('//') ? `https:${href}` : href
  return URL.canParse(absolute) ? new URL(absolute) : null
}
