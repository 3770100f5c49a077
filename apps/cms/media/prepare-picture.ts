import type { Rendition } from '@lindero/contract'
import sharp, { type Sharp } from 'sharp'
import { makeRenditions } from './renditions.ts'
import { type Focal, makeSharePicture } from './share-picture.ts'

/** What is made of an upload, once, for the pages that show it. */
export interface Prepared {
  renditions: Rendition[]
  /** Address of the picture shown where a page is shared. */
  share: string
  /** `#e6e0d8`: its mean colour, shown in its place until it has come; null where it would shine through for ever. */
  colour: string | null
}

export interface Upload {
  original: Buffer | string
  fileName: string
  focal: Focal
  /** Sizes that exist already and fit: they do not depend on the focal point. */
  renditions?: Rendition[]
}

export async function preparePicture({ original, fileName, focal, renditions }: Upload, folder: string): Promise<Prepared> {
  const upright = sharp(original).autoOrient()
  return {
    renditions: renditions?.length ? renditions : await makeRenditions(original, fileName, folder),
    share: await makeSharePicture(upright, fileName, folder, focal),
    colour: await meanColour(upright),
  }
}

async function meanColour(upright: Sharp): Promise<string | null> {
  const { hasAlpha } = await upright.metadata()
  if (hasAlpha && !(await upright.clone().stats()).isOpaque) return null
  const pixel = await upright.clone().removeAlpha().toColourspace('srgb').resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  const [red = 0, green = red, blue = red] = pixel
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
