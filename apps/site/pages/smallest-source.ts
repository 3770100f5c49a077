import type { LocaleCatalogue } from '../catalogue/catalogue.ts'

/** One address for a picture no larger than a thumb; WebP, which every browser of today reads. */
export function smallestSource(content: LocaleCatalogue, id: number | null): string | null {
  const media = id === null ? undefined : content.media.get(id)
  if (!media) return null
  const [smallest] = media.renditions.filter(({ format }) => format === 'webp').toSorted((a, b) => a.width - b.width)
  return smallest?.src ?? media.src
}
