import path from 'node:path'
import type { Rendition } from '@lindero/contract'
import sharp, { type Sharp } from 'sharp'

const widths = [320, 640, 960, 1440, 1920]
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80, effort: 2 }),
}

export interface MadePicture {
  /** As a reader sees it: cameras store a turned picture and a note about it. */
  width: number
  height: number
  renditions: Rendition[]
}

/** Makes every width and format a page may ask for, once; pages never wait for an encoder. The original stays as it came. */
export async function makeRenditions(original: Buffer, fileName: string, folder: string): Promise<MadePicture> {
  const upright = sharp(original).autoOrient()
  const { width, height } = (await upright.metadata()).autoOrient
  const base = path.parse(fileName).name
  const made: Rendition[] = []
  for (const target of widthsFor(width)) {
    for (const format of ['avif', 'webp'] as const) {
      const file = `${base}-${target}w.${format}`
      await encoders[format](upright.clone().resize({ width: target })).toFile(path.join(folder, file))
      made.push({ format, width: target, src: mediaAddress(file) })
    }
  }
  return { width, height, renditions: made }
}

/** No width beyond the original: enlarging adds bytes and nothing to see. */
export function widthsFor(originalWidth: number): number[] {
  const fitting = widths.filter((width) => width <= originalWidth)
  return fitting.length > 0 ? fitting : [originalWidth]
}

export function mediaAddress(file: string): string {
  return `/media/${encodeURIComponent(file)}`
}

export function readRenditions(value: unknown): Rendition[] {
  return Array.isArray(value) ? value.filter(isRendition) : []
}

function isRendition(value: unknown): value is Rendition {
  const rendition = value as Partial<Rendition> | null
  return typeof rendition?.src === 'string' && typeof rendition.width === 'number' && typeof rendition.format === 'string'
}
