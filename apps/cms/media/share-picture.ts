import { createHash } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { wordmark } from '../brand/wordmark.ts'
import { mediaAddress } from './renditions.ts'

/** What networks and messengers show of a shared page: this size is the one all of them take without cropping. */
const width = 1200
const height = 630
const ground = '#f7f4ef'
const ink = '#1f1b16'
/** From this shape on a picture loses little when it is cropped; a squarer one stands whole beside the house's name. */
const wide = 1.4
const qualities = [78, 66, 54]
const mostBytes = 150 * 1024

/** Where a picture may not be cut away, in percent. */
export interface Focal {
  x: number
  y: number
}

/** Writes the picture to be shared and answers its address; named by its content, so that a new crop gets a new address. */
export async function makeSharePicture(upright: Sharp, fileName: string, folder: string, focal: Focal): Promise<string> {
  const size = (await upright.metadata()).autoOrient
  const whole = size.width / size.height < wide
  const bytes = await smallEnough(whole ? await besideTheName(upright, size) : cropped(upright, size, focal))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  const file = `${prefixOf(fileName)}${hash}.jpg`
  await writeFile(path.join(folder, file), bytes)
  return mediaAddress(file)
}

/** All that were ever made of this picture: addresses that were given out hold as long as the picture does. */
export async function removeSharePictures(fileName: string, folder: string): Promise<void> {
  const prefix = prefixOf(fileName)
  const files = (await readdir(folder)).filter((file) => file.startsWith(prefix))
  await Promise.all(files.map((file) => rm(path.join(folder, file), { force: true })))
}

export function prefixOf(fileName: string): string {
  return `${path.parse(fileName).name}-share-`
}

function cropped(upright: Sharp, size: { width: number; height: number }, focal: Focal): Sharp {
  const scale = Math.max(width / size.width, height / size.height)
  const scaled = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) }
  const region = {
    left: startOf(scaled.width, width, focal.x),
    top: startOf(scaled.height, height, focal.y),
    ...{ width, height },
  }
  return upright
    .clone()
    .resize({ ...scaled, fit: 'fill' })
    .flatten({ background: ground })
    .extract(region)
}

/** The crop's middle is as near to the focal point as the picture's edges let it be. */
function startOf(length: number, shown: number, percent: number): number {
  return Math.round(Math.min(Math.max((length * percent) / 100 - shown / 2, 0), length - shown))
}

async function besideTheName(upright: Sharp, size: { width: number; height: number }): Promise<Sharp> {
  const shown = Math.max(Math.round((size.width * height) / size.height), 1)
  const { data, info } = await upright
    .clone()
    .resize({ width: shown, height, fit: 'fill' })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return sharp({ create: { width, height, channels: 3, background: ground } }).composite([
    { input: data, raw, left: width - shown, top: 0 },
    { input: Buffer.from(nameIn(width - shown)), left: 0, top: 0 },
  ])
}

function nameIn(space: number): string {
  const nameWidth = Math.min(300, Math.round(space * 0.62))
  const scale = nameWidth / 274
  const left = (space - nameWidth) / 2
  const top = (height - 80 * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${space}" height="${height}"><path transform="translate(${left} ${top}) scale(${scale})" fill="${ink}" d="${wordmark}"/></svg>`
}

async function smallEnough(picture: Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await picture.clone().jpeg({ quality, progressive: true }).toBuffer()
    if (bytes.length <= mostBytes) break
  }
  return bytes
}
