import type { Category } from '@lindero/contract'
import { isSlug } from '../../fields/slug.ts'
import type { Reader } from './reader.ts'
import { readSeo } from './seo.ts'

export function publishCategory(document: Reader): Category | null {
  const id = document.number('id')
  const name = document.text('name')
  const slug = document.text('slug')
  if (id === null || !name || !isSlug(slug)) return null
  return {
    id,
    name,
    slug,
    parent: document.reference('parent'),
    intro: document.text('intro'),
    banner: document.reference('banner'),
    order: document.number('order') ?? 0,
    seo: readSeo(document),
    updatedAt: document.text('updatedAt'),
  }
}
