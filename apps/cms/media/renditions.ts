import { rename } from 'node:fs/promises'
import path from 'node:path'
import type { Rendition } from '@lindero/contract'
import sharp, { type Sharp } from 'sharp'

const widths = [320, 640, 960, 1440, 1920]
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80, effort: 2 }),
}

/** As a reader sees it: cameras store a turned picture and a note about it. Fails for what is no picture. */
export async function measurePicture(original: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = (await sharp(original).metadata()).autoOrient
  return { width, height }
}

/** Makes every width and format a page may ask for, once; pages never wait for an encoder. The original stays as it came. */
export async function makeRenditions(original: Buffer | string, fileName: string, folder: string): Promise<Rendition[]> {
  const upright = sharp(original).autoOrient()
  const { width } = (await upright.metadata()).autoOrient
  const base = path.parse(fileName).name
  const made: Rendition[] = []
  for (const target of widthsFor(width)) {
    for (const format of ['avif', 'webp'] as const) {
      const file = `${base}-${target}w.${format}`
      await writeWhole(encoders[format](upright.clone().resize({ width: target })), path.join(folder, file))
      made.push({ format, width: target, src: mediaAddress(file) })
    }
  }
  return made
}

/** A half-written file never stands under an address that may be kept for ever. */
async function writeWhole(picture: Sharp, file: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  await picture.toFile(unfinished)
  await rename(unfinished, file)
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
