import { type FixedPage, fixedPages, type Page } from '@lindero/contract'
import { isSlug } from '../../fields/slug.ts'
import { readBlocks } from './blocks.ts'
import type { Reader } from './reader.ts'
import { readSeo } from './seo.ts'

export function publishPage(document: Reader): Page | null {
  const id = document.number('id')
  const fixed = readFixed(document)
  const slug = fixed ?? document.text('slug')
  const title = document.text('title')
  if (id === null || !isSlug(slug) || !title) return null
  return {
    id,
    fixed,
    slug,
    title,
    blocks: readBlocks(document),
    seo: readSeo(document),
    updatedAt: document.text('updatedAt'),
  }
}

function readFixed(document: Reader): FixedPage | null {
  const stored = document.text('fixed')
  return fixedPages.find((key) => key === stored) ?? null
}
