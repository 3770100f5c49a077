import type { Page } from '@lindero/contract'
import type { Reader } from './reader.ts'
import { readRichText } from './rich-text.ts'
import { readSeo } from './seo.ts'

export function publishPage(document: Reader): Page | null {
  const id = document.number('id')
  const slug = document.text('slug')
  const title = document.text('title')
  if (id === null || !slug || !title) return null
  return {
    id,
    slug,
    title,
    lead: document.text('lead'),
    picture: document.reference('picture'),
    body: readRichText(document.value('body')),
    seo: readSeo(document),
    updatedAt: document.text('updatedAt'),
  }
}
