import { guardAddress, type Settings } from '@lindero/contract'
import type { Reader } from './reader.ts'

export function publishSettings(document: Reader): Settings {
  return {
    siteName: document.text('siteName'),
    description: document.text('description'),
    productsPerPage: document.number('productsPerPage') ?? 24,
    version: document.text('version'),
    domain: document.text('domain'),
    themeUrl: readAddress(document, 'themeUrl'),
    ajaxUrl: readAddress(document, 'ajaxUrl'),
  }
}

function readAddress(document: Reader, path: string): string {
  const verdict = guardAddress(document.text(path), { external: true })
  return verdict.ok ? verdict.href : ''
}
