import type { Settings } from '@lindero/contract'
import type { Reader } from './reader.ts'

export function publishSettings(document: Reader): Settings {
  return {
    siteName: document.text('siteName'),
    description: document.text('description'),
    productsPerPage: document.number('productsPerPage') ?? 24,
  }
}
