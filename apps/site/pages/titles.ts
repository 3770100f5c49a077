import type { Seo } from '@lindero/contract'
import type { LocaleCatalogue } from '../catalogue/catalogue.ts'

/** The title staff gave for search engines, else the name of the page and of the site. */
export function titleOf(content: LocaleCatalogue, name: string, seo?: Seo): string {
  const { siteName } = content.settings
  if (seo?.title) return seo.title
  return name && name !== siteName ? [name, siteName].filter(Boolean).join(' – ') : siteName
}

const longest = 160

/** The first of these that says something, cut at a word where search engines would cut it anyway. */
export function descriptionOf(...texts: (string | null | undefined)[]): string {
  const text = texts.find((candidate) => candidate?.trim())?.trim() ?? ''
  if (text.length <= longest) return text
  return `${text.slice(0, text.lastIndexOf(' ', longest - 1))}…`
}

/** Path of the picture shown when a page is shared: the first of these that exists. */
export function shareImageOf(content: LocaleCatalogue, ...ids: (number | null | undefined)[]): string | null {
  for (const id of ids) {
    const media = id == null ? undefined : content.media.get(id)
    if (media) return media.src
  }
  return null
}
