import { createHash } from 'node:crypto'
import { type Draft, type Locale, localeCodes, locales } from '@lindero/contract'
import type { HeaderPairs } from '../security-headers.ts'
import { notePolicy, previewHeaders } from './preview-headers.ts'
import { noteStyle } from './style.ts'
import { type NoteKind, previewWords } from './words.ts'

export const noteStatus: Record<NoteKind, number> = {
  invalid: 403,
  expired: 410,
  gone: 404,
  unfinished: 422,
  nowhere: 404,
  failed: 500,
  away: 503,
}

export interface Note {
  kind: NoteKind
  /** The language that comes first. */
  locale: Locale
  missing?: Draft['missing']
  /** So that the page appears by itself beside the form once it can be drawn. */
  script: string | null
}

/** The page in place of a preview: why there is none, in both languages. */
export function notePage(note: Note): { body: string; stamp: string } {
  const { kind, locale, script } = note
  const order = localeCodes.toSorted((one, other) => Number(other === locale) - Number(one === locale))
  const sections = order.map((code, index) => section(note, code, index === 0 ? 'h1' : 'h2')).join('')
  const stamp = createHash('sha256').update(sections).digest('base64url').slice(0, 12)
  const body = [
    `<!doctype html><html lang="${languageOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">',
    `<link rel="icon" href="data:,"><title>${previewWords[locale].notes[kind].title}</title><style>${noteStyle}</style>`,
    script === null ? '' : `<script type="module" src="${script}"></script>`,
    `</head><body><main data-stamp="${stamp}">${sections}</main></body></html>`,
  ].join('')
  return { body, stamp }
}

export function noteHeaders(securityHeaders: HeaderPairs): HeaderPairs {
  const others = previewHeaders(securityHeaders).filter(([name]) => name !== 'content-security-policy')
  return [['content-type', 'text/html; charset=utf-8'], ['content-security-policy', notePolicy(noteStyle)], ...others]
}

function section({ kind, missing = [] }: Note, code: Locale, heading: 'h1' | 'h2'): string {
  const words = previewWords[code]
  const { title, text } = words.notes[kind]
  const items = missing.map((label) => `<li>${escaped(label[code])}</li>`).join('')
  const list = items && `<p>${words.missing}</p><ul>${items}</ul>`
  return `<section lang="${languageOf(code)}"><${heading}>${title}</${heading}><p>${text}</p>${list}</section>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

function languageOf(locale: Locale): string {
  return locales[locale].tag.split('-')[0] ?? locale
}
