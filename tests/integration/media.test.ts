import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRenditions } from '../../apps/cms/media/renditions.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'

let desk: Desk

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const upload = (name: string, mimetype: string, data: Buffer) =>
  desk.payload.create({
    collection: 'media',
    locale: 'all',
    data: { alt: { en: 'A bag', es: 'Un bolso' } },
    file: { name, mimetype, data, size: data.length },
  })

const picture = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#895131' } })
    .png()
    .toBuffer()

test('G-4 a picture becomes AVIF and WebP in several widths, none wider than itself, once', async () => {
  const document = await upload('Bolso Señora.PNG', 'image/png', await picture(1000))
  expect(document.filename).toMatch(/^bolso-senora-[0-9a-f]{10}\.png$/)
  const renditions = readRenditions(document.renditions)
  expect(renditions.map(({ format, width }) => `${format} ${width}`)).toEqual([
    'avif 320',
    'webp 320',
    'avif 640',
    'webp 640',
    'avif 960',
    'webp 960',
  ])
  for (const { src, width, format } of renditions) {
    const stored = await sharp(path.join(desk.env.mediaDir, path.basename(src))).metadata()
    expect(stored).toMatchObject({ width, format: format === 'avif' ? 'heif' : 'webp' })
  }
})

test('G-4 the original is kept byte for byte, and a turned photograph is measured as it is seen', async () => {
  const turned = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#23372f' } })
    .webp()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const document = await upload('turned.webp', 'image/webp', turned)
  expect(document).toMatchObject({ width: 600, height: 900 })
  expect(fs.readFileSync(path.join(desk.env.mediaDir, String(document.filename))).equals(turned)).toBe(true)
  const [first] = readRenditions(document.renditions)
  expect(await sharp(path.join(desk.env.mediaDir, path.basename(first?.src ?? ''))).metadata()).toMatchObject({
    width: 320,
    height: 480,
  })
})

test('R-7 what only pretends to be a picture is refused', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  await expect(upload('page.png', 'image/png', page)).rejects.toThrow()
  await expect(
    upload('drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  ).rejects.toThrow()
  expect(fs.readdirSync(desk.env.mediaDir).filter((file) => file.startsWith('page') || file.startsWith('drawing'))).toEqual([])
})

test('G-4 a picture without a description is refused', async () => {
  const data = await picture(400)
  const attempt = desk.payload.create({
    collection: 'media',
    data: {},
    file: { name: 'plain.png', mimetype: 'image/png', data, size: data.length },
  })
  await expect(attempt).rejects.toThrow()
})
