import { type Locale, type Seo, splitLocale } from '@lindero/contract'
import type { LocaleCatalogue } from '../catalogue/catalogue.ts'
import type { ShareImage } from './page.ts'

/** The title staff gave for search engines, else the name of the page and of the site. */
export function titleOf(content: LocaleCatalogue, name: string, seo?: Seo): string {
  const { siteName } = content.settings
  if (seo?.title) return seo.title
  return name && name !== siteName ? [name, siteName].filter(Boolean).join(' – ') : siteName
}

/** S-14, for a page without a name of its own: `/es/factory-tour` → `Factory Tour`. Empty at the entry of a language. */
export function titleFromPath(path: string, locale: Locale): string {
  const segment = splitLocale(path).rest.split('/').filter(Boolean).at(-1) ?? ''
  const words = decoded(segment)
    .split(/[-_\s]+/)
    .filter(Boolean)
  return words.map(([first = '', ...rest]) => first.toLocaleUpperCase(locale) + rest.join('')).join(' ')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const longest = 160

/** The first of these that says something, cut at a word where search engines would cut it anyway. */
export function descriptionOf(...texts: (string | null | undefined)[]): string {
  const text = texts.find((candidate) => candidate?.trim())?.trim() ?? ''
  if (text.length <= longest) return text
  const end = text.lastIndexOf(' ', longest - 1)
  return `${text.slice(0, end > 0 ? end : longest - 1)}…`
}

/** What the desk makes of every picture. */
const shareSize = { width: 1200, height: 630 }

/** The picture shown when a page is shared: the first of these that exists, else the house's own. Networks show no drawings. */
export function shareImageOf(content: LocaleCatalogue, ...ids: (number | null | undefined)[]): ShareImage | null {
  const { home } = content
  for (const id of [...ids, home?.seo.image, home?.hero.picture]) {
    const media = id == null ? undefined : content.media.get(id)
    if (media?.share) return { src: media.share, alt: media.alt, ...shareSize }
    if (media && !media.src.endsWith('.svg'))
      return { src: media.src, alt: media.alt, width: media.width, height: media.height }
  }
  return null
}
