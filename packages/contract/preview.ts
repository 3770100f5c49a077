import type { ContentKind } from './feed.ts'
import { isLocale, type Locale } from './locales.ts'

/** Under it a signed link shows a draft on the public site. */
export const previewPath = '/preview'
/** Where the site asks the desk for a draft. */
export const draftPath = '/api-cms/internal/preview'

/** The kinds that have drafts. */
export const previewKinds = [
  'product',
  'category',
  'page',
  'certificate',
  'partnerBrand',
  'material',
  'question',
  'home',
  'navigation',
  'footer',
  'company',
] as const satisfies readonly ContentKind[]

export type PreviewKind = (typeof previewKinds)[number]

/** Which draft a link shows, in which language, and until when it does. */
export interface PreviewTicket {
  kind: PreviewKind
  /** As in the feed. */
  id: string
  locale: Locale
  /** When the document was made, in milliseconds; a database may give its number to another one later. 0 for a global. */
  made: number
  /** Milliseconds; a link counts in whole seconds. */
  until: number
}

/** What the desk answers about a draft. */
export interface Draft {
  /** As the feed would bring it were it published now; null while something it cannot do without is missing. */
  content: unknown
  /** The labels of the fields that stand in the way, empty in this language. */
  missing: Record<Locale, string>[]
  /** What it is: Product, Page … */
  what: Record<Locale, string>
  /** What staff know it by; may be empty. */
  title: string
  savedAt: string
  /** Path of its form. */
  desk: string
}

export type PreviewVerdict = { ok: true; ticket: PreviewTicket } | { ok: false; reason: 'invalid' | 'expired' }

const form = /^([a-zA-Z]{1,20})-([a-z0-9]{1,20})-([a-z]{2})-([0-9a-z]{1,10})-([0-9a-z]{1,10})\.([\w-]{43})$/
const purpose = 'links that show drafts'
const hmac = { name: 'HMAC', hash: 'SHA-256' }

/** The token of a link: what it shows, readable, and a signature that only the two processes can make. */
export async function signPreview({ kind, id, locale, made, until }: PreviewTicket, secret: string): Promise<string> {
  const text = `${kind}-${id}-${locale}-${made.toString(36)}-${Math.floor(until / 1000).toString(36)}`
  const signature = await crypto.subtle.sign(hmac, await keyFrom(secret), bytes(text))
  return `${text}.${base64Url(new Uint8Array(signature))}`
}

export async function verifyPreview(token: string, secret: string, now: number): Promise<PreviewVerdict> {
  const [, kind, id = '', locale, made = '', until = '', signature = ''] = form.exec(token) ?? []
  if (!isPreviewKind(kind) || !isLocale(locale)) return { ok: false, reason: 'invalid' }
  const ticket = { kind, id, locale, made: Number.parseInt(made, 36), until: Number.parseInt(until, 36) * 1000 }
  // Compared by the platform, in constant time.
  const isOurs = await crypto.subtle.verify(hmac, await keyFrom(secret), fromBase64Url(signature), bytes(signedPart(token)))
  // The last letter of a signature has bits to spare; a link has one spelling only.
  if (!isOurs || (await signPreview(ticket, secret)) !== token) return { ok: false, reason: 'invalid' }
  return ticket.until > now ? { ok: true, ticket } : { ok: false, reason: 'expired' }
}

export function isPreviewKind(kind: unknown): kind is PreviewKind {
  return previewKinds.some((known) => known === kind)
}

/** The internal key opens other doors too, so links are signed with a key made from it for them alone. */
async function keyFrom(secret: string) {
  const derived = await crypto.subtle.digest('SHA-256', bytes(`${purpose}\0${secret}`))
  return crypto.subtle.importKey('raw', derived, hmac, false, ['sign', 'verify'])
}

function signedPart(token: string): string {
  return token.slice(0, token.indexOf('.'))
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function base64Url(data: Uint8Array): string {
  return btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
