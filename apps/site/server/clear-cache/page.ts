import { createHash } from 'node:crypto'
import { type Locale, locales, routes } from '@lindero/contract'
import type { HeaderPairs } from '../security-headers.ts'
import type { Caller } from './staff-check.ts'

/** Nothing is loaded: the few lines of style stand in the page, and the policy names them by their hash. */
const style = [
  'body{margin:0;min-height:100vh;display:grid;place-content:center;background:#f7f4ef;color:#1f1b16;font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{max-width:34rem;padding:2rem 1.5rem}',
  'h1{margin:0 0 1.5rem;font:400 2.5rem/1.1 Georgia,serif}',
  'section{padding:1.25rem 0;border-top:1px solid #cfc7bb}',
  'h2{margin:0;font:400 1.5rem/1.2 Georgia,serif}',
  'p{margin:.5rem 0 0}',
  'a{display:inline-block;padding:.625rem 0;color:#8a4b22;text-underline-offset:.2em}',
].join('')

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface Words {
  title: string
  cleared: string
  callers: Record<Caller, string>
  home: string
}

const words: Record<Locale, Words> = {
  en: {
    title: 'Stored copy cleared',
    cleared: 'This browser’s stored copy of the site was cleared. The next page you open is loaded afresh.',
    callers: {
      staff: 'You are signed in to the desk, so the server’s rendered pages were dropped as well.',
      stranger: '',
      unknown: 'The desk could not confirm who you are just now, so the server keeps its rendered pages.',
    },
    home: 'Home',
  },
  es: {
    title: 'Copia guardada borrada',
    cleared: 'La copia del sitio guardada en este navegador se ha borrado. La próxima página que abra se cargará de nuevo.',
    callers: {
      staff:
        'Ha iniciado sesión en el panel de gestión, así que también se han descartado las páginas preparadas en el servidor.',
      stranger: '',
      unknown: 'El panel de gestión no ha podido confirmar quién es, así que el servidor conserva sus páginas preparadas.',
    },
    home: 'Inicio',
  },
}

/** `/clearcacle` (S-8): both languages on one page, the one asked for first. */
export function clearCachePage(caller: Caller, first: Locale): string {
  const order = (Object.keys(words) as Locale[]).sort((one, other) => Number(other === first) - Number(one === first))
  const lang = languageOf(first)
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    '<link rel="icon" href="data:,">',
    `<title>${words[first].title}</title><style>${style}</style></head><body><main>`,
    `<h1>${words[first].title}</h1>`,
    ...order.map((locale) => note(locale, caller, locale !== first)),
    '</main></body></html>',
  ].join('')
}

function note(locale: Locale, caller: Caller, titled: boolean): string {
  const { title, cleared, callers, home } = words[locale]
  const paragraphs = [cleared, callers[caller]].filter(Boolean).map((text) => `<p>${text}</p>`)
  const heading = titled ? `<h2>${title}</h2>` : ''
  const link = `<a href="${routes.home.href(locale)}">${home}</a>`
  return `<section lang="${languageOf(locale)}">${heading}${paragraphs.join('')}${link}</section>`
}

function languageOf(locale: Locale): string {
  return locales[locale].tag.split('-')[0] ?? locale
}

/** The headers of our own pages, with a stricter policy, and the order to forget. */
export function clearCacheHeaders(securityHeaders: HeaderPairs): [string, string][] {
  const kept = securityHeaders.filter(([name]) => name !== 'content-security-policy')
  return [
    ['content-type', 'text/html; charset=utf-8'],
    ['cache-control', 'no-store'],
    ['clear-site-data', '"cache"'],
    ['x-robots-tag', 'noindex'],
    ['content-security-policy', policy],
    ...kept.map(([name, value]): [string, string] => [name, value]),
  ]
}
