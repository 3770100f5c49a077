import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { File, Payload } from 'payload'
import { preparePicture } from '../media/prepare-picture.ts'
import { uniqueName } from '../media/unique-name.ts'
import type { DemoHouse, DemoPicture } from './demo-house.ts'
import type { References } from './references.ts'
import { createDemo } from './write-demo.ts'

interface Loading {
  house: DemoHouse
  references: References
  mediaDir: string
  say: (line: string) => void
}

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

/** Two at a time: while one is stored, another is encoded. */
export async function loadPictures(payload: Payload, { house, references, mediaDir, say }: Loading): Promise<void> {
  const waiting = house.pictures.values()
  let done = 0
  const worker = async () => {
    for (const picture of waiting) {
      references.set('picture', picture.file, await loadPicture(payload, picture, house.folder, mediaDir))
      done += 1
      if (done % 20 === 0 || done === house.pictures.length) say(`Demo pictures: ${done} of ${house.pictures.length}`)
    }
  }
  await Promise.all([worker(), worker()])
}

async function loadPicture(payload: Payload, picture: DemoPicture, folder: string, mediaDir: string): Promise<number> {
  const file = await readPicture(path.join(folder, 'pictures', picture.file), mediaDir)
  const data = { alt: picture.alt, focalX: picture.focal?.x, focalY: picture.focal?.y }
  // Made before the document is written, so that a running desk does not make them as well.
  const isDrawing = file.mimetype === types['.svg']
  const fileName = uniqueName(file.name, file.data)
  const focal = picture.focal ?? { x: 50, y: 50 }
  const prepared = isDrawing ? undefined : await preparePicture({ original: file.data, fileName, focal }, mediaDir)
  return createDemo(payload, { collection: 'media', data, file, context: { prepared } })
}

async function readPicture(file: string, mediaDir: string): Promise<File> {
  const data = await readFile(file)
  const { name: stem, ext } = path.parse(file)
  const mimetype = types[ext] ?? 'application/octet-stream'
  return { name: freeName(stem, ext, data, mediaDir), data, size: data.length, mimetype }
}

/** A picture of the staff's may have the same content; then the two must not share files, or one's end would be the other's. */
function freeName(stem: string, ext: string, data: Buffer, mediaDir: string): string {
  for (let copy = 1; ; copy++) {
    const name = copy === 1 ? `${stem}${ext}` : `${stem}-${copy}${ext}`
    if (!existsSync(path.join(mediaDir, uniqueName(name, data)))) return name
  }
}
