import type { Media, Rendition } from '@lindero/contract'
import type { LocaleCatalogue } from '../catalogue/catalogue.ts'
import type { PictureData } from '../design/picture.tsx'

/** The picture a document refers to, ready to draw; null when there is none or it is not public. */
export function pictureOf(content: LocaleCatalogue, id: number | null | undefined): PictureData | null {
  const media = id == null ? undefined : content.media.get(id)
  return media ? drawable(media) : null
}

/** The pictures that exist among these, in order. */
export function picturesOf(content: LocaleCatalogue, ids: readonly number[]): PictureData[] {
  return ids.map((id) => pictureOf(content, id)).filter((picture) => picture !== null)
}

/** Pictures are shared by pages and never altered, so each is prepared once. */
const prepared = new WeakMap<Media, PictureData>()

function drawable(media: Media): PictureData {
  const known = prepared.get(media)
  if (known) return known
  const { x, y } = media.focal
  const picture = {
    src: media.src,
    alt: media.alt,
    width: media.width,
    height: media.height,
    avif: sourceSet(media.renditions, 'avif'),
    webp: sourceSet(media.renditions, 'webp'),
    colour: media.colour,
    position: x === 50 && y === 50 ? null : `${x}% ${y}%`,
  }
  prepared.set(media, picture)
  return picture
}

function sourceSet(renditions: readonly Rendition[], format: Rendition['format']): string {
  return renditions
    .filter((rendition) => rendition.format === format)
    .map((rendition) => `${rendition.src} ${rendition.width}w`)
    .join(', ')
}
