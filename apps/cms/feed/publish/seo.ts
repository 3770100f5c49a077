import type { Seo } from '@lindero/contract'
import type { Reader } from './reader.ts'

export function readSeo(document: Reader): Seo {
  return {
    title: document.textOrNull('seo.title'),
    description: document.textOrNull('seo.description'),
    image: document.reference('seo.image'),
  }
}
