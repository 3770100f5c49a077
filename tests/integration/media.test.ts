import fs from 'node:fs'
import path from 'node:path'
import type { Media } from '@lindero/contract'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePendingRenditions, startRenditionQueue } from '../../apps/cms/media/rendition-queue.ts'
import { readRenditions } from '../../apps/cms/media/renditions.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const picture = (width: number, background = '#895131') =>
  sharp({ create: { width, height: width / 2, channels: 3, background } })
    .png()
    .toBuffer()

describe.each(['sqlite', 'postgres'] as const)('pictures on %s', (dialect) => {
  let desk: Desk
  let payload: Payload

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('media') : undefined)
    payload = desk.payload
  })
  afterAll(() => desk.close())

  const upload = (
    name: string,
    mimetype: string,
    data: Buffer,
    alt: Record<string, string> = { en: 'A bag', es: 'Un bolso' },
  ) => payload.create({ collection: 'media', locale: 'all', data: { alt }, file: { name, mimetype, data, size: data.length } })
  const read = (id: number | string) => payload.findByID({ collection: 'media', id })
  const stored = (name: unknown) => path.join(desk.env.mediaDir, path.basename(String(name)))
  const makeAll = () => makePendingRenditions(payload, desk.env.mediaDir)
  const shown = async (id: number | string) => {
    const entry = (await desk.news()).find((one) => one.kind === 'media' && one.id === String(id))
    return entry && 'content' in entry ? (entry.content as { en?: Media; es?: Media }) : null
  }

  test('G-4 an upload is shown at once as it came, and in AVIF and WebP when they are made, none wider than itself', async () => {
    const { id } = await upload('Bolso Señora.PNG', 'image/png', await picture(1000))
    const before = await shown(id)
    expect(before?.en).toMatchObject({
      src: expect.stringMatching(/^\/media\/bolso-senora-[0-9a-f]{10}\.png$/),
      renditions: [],
    })
    const queue = startRenditionQueue(payload, desk.env.mediaDir)
    await expect.poll(async () => (await read(id)).renditionState, { timeout: 20_000 }).toBe('ready')
    await queue.stop()
    const after = await shown(id)
    const made = ['avif 320', 'webp 320', 'avif 640', 'webp 640', 'avif 960', 'webp 960']
    expect(after?.es?.renditions.map(({ format, width }) => `${format} ${width}`)).toEqual(made)
    for (const { src, width, format } of after?.en?.renditions ?? [])
      expect(await sharp(stored(src)).metadata()).toMatchObject({ width, format: format === 'avif' ? 'heif' : 'webp' })
  })

  test('G-4 what a stopped desk left unfinished is made at the next start', async () => {
    const left = await Promise.all(
      [1, 2, 3].map(async (n) => upload(`left-${n}.png`, 'image/png', await picture(400, `#00000${n}`))),
    )
    expect(left.map(({ renditionState }) => renditionState)).toEqual(['pending', 'pending', 'pending'])
    const queue = startRenditionQueue(payload, desk.env.mediaDir)
    const states = async () => Promise.all(left.map(async ({ id }) => (await read(id)).renditionState))
    await expect.poll(states, { timeout: 20_000 }).toEqual(['ready', 'ready', 'ready'])
    await queue.stop()
  })

  test('G-4 a picture that cannot be encoded is shown as it came, and the next one is made', async () => {
    const broken = await upload('broken.png', 'image/png', await picture(400, '#111111'))
    const sound = await upload('sound.png', 'image/png', await picture(400, '#222222'))
    fs.writeFileSync(stored(broken.filename), 'no picture any more')
    await makeAll()
    expect([await read(broken.id), await read(sound.id)]).toMatchObject([
      { renditionState: 'failed' },
      { renditionState: 'ready' },
    ])
    expect((await shown(broken.id))?.en).toMatchObject({ src: `/media/${broken.filename}`, renditions: [] })
  })

  test('G-4 a file put in the place of another gets sizes of its own', async () => {
    const { id } = await upload('first.png', 'image/png', await picture(400, '#333333'))
    const data = await picture(700, '#444444')
    await payload.update({
      collection: 'media',
      id,
      data: {},
      file: { name: 'second.png', mimetype: 'image/png', data, size: data.length },
    })
    await makeAll()
    const { filename, renditions } = await read(id)
    expect(filename).toMatch(/^second-/)
    expect(readRenditions(renditions).map(({ src }) => src.replace(/-[0-9a-f]{10}/, ''))).toEqual(
      [320, 640].flatMap((width) => [`/media/second-${width}w.avif`, `/media/second-${width}w.webp`]),
    )
  })

  test('G-4 the original is kept byte for byte, and a turned photograph is measured as it is seen', async () => {
    const turned = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#23372f' } })
      .webp()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { id } = await upload('turned.webp', 'image/webp', turned)
    await makeAll()
    const document = await read(id)
    expect(document).toMatchObject({ width: 600, height: 900 })
    expect(fs.readFileSync(stored(document.filename)).equals(turned)).toBe(true)
    const [first] = readRenditions(document.renditions)
    expect(await sharp(stored(first?.src)).metadata()).toMatchObject({ width: 320, height: 480 })
  })

  test('E-9 a wide picture is shared cropped around its focal point, a square one whole beside the name of the house', async () => {
    const half = { create: { width: 800, height: 1000, channels: 3, background: '#cc0000' } } as const
    const red = await sharp(half).png().toBuffer()
    const twoColours = await sharp({ create: { ...half.create, width: 4000, background: '#0000cc' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { id } = await upload('two-colours.png', 'image/png', twoColours)
    const square = await upload('square.png', 'image/png', await sharp(red).resize(900, 900, { fit: 'fill' }).png().toBuffer())
    await makeAll()
    const shareOf = async (of: number | string) => String((await read(of)).share)
    const at = async (address: string, left: number) => {
      const region = sharp(stored(address)).extract({ left, top: 300, width: 1, height: 1 })
      const [red = 0, , blue = 0] = await region.raw().toBuffer()
      return red > 200 && blue > 200 ? 'ground' : red > blue ? 'red' : 'blue'
    }
    const middle = await shareOf(id)
    const wanted = { format: 'jpeg', width: 1200, height: 630, isProgressive: true }
    expect(await sharp(stored(middle)).metadata()).toMatchObject(wanted)
    expect(fs.statSync(stored(middle)).size).toBeLessThan(150 * 1024)
    expect(await at(middle, 5)).toBe('blue')
    const beside = await shareOf(square.id)
    expect(await sharp(stored(beside)).metadata()).toMatchObject(wanted)
    expect([await at(beside, 5), await at(beside, 1195)]).toEqual(['ground', 'red'])

    const sizes = (await read(id)).renditions
    const { updatedAt } = await payload.update({ collection: 'media', id, data: { focalX: 4, focalY: 50 } })
    await makeAll()
    const moved = await read(id)
    expect(moved).toMatchObject({ focalX: 4, width: 4000, height: 1000, renditionState: 'ready', renditions: sizes, updatedAt })
    expect(moved.share).not.toBe(middle)
    expect(await at(String(moved.share), 5)).toBe('red')
    expect((await shown(id))?.es).toMatchObject({ share: moved.share, colour: '#2900a3' })
  })

  test('E-9 a drawing is not shared, and its ground is not guessed', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9"/></svg>'
    const { id } = await upload('Plain.svg', 'image/svg+xml', Buffer.from(svg))
    expect((await shown(id))?.en).toMatchObject({ share: null, colour: null })
  })

  test('G-4 a deleted picture takes its files with it', async () => {
    const { id } = await upload('goes.png', 'image/png', await picture(400, '#555555'))
    await makeAll()
    const files = () => fs.readdirSync(desk.env.mediaDir).filter((file) => file.startsWith('goes-'))
    expect(files()).toHaveLength(4)
    await payload.delete({ collection: 'media', id })
    expect(files()).toEqual([])
  })

  test('G-4 a picture is public only in the languages in which it is described', async () => {
    const { id } = await upload('only-spanish.png', 'image/png', await picture(400, '#666666'), { es: 'Solo en español' })
    await makeAll()
    expect(await read(id)).toMatchObject({ renditionState: 'ready' })
    expect(await shown(id)).toEqual({ es: expect.objectContaining({ alt: 'Solo en español' }) })
  })

  test('G-4 a picture without a description is refused', async () => {
    const data = await picture(400)
    const file = { name: 'plain.png', mimetype: 'image/png', data, size: data.length }
    await expect(payload.create({ collection: 'media', data: {}, file })).rejects.toThrow()
  })

  test('R-7 a drawing is stored without what could run, and needs no other sizes', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" onload="alert(1)"><script>alert(1)</script><path d="M0 0h9"/></svg>'
    const document = await upload('Logo.svg', 'image/svg+xml', Buffer.from(svg))
    expect(document).toMatchObject({
      width: 30,
      height: 20,
      mimeType: 'image/svg+xml',
      renditionState: 'ready',
      renditions: [],
    })
    expect(fs.readFileSync(stored(document.filename), 'utf8')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9"/></svg>\n',
    )
  })

  test('R-7 what only pretends to be a picture is refused, with a sentence', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    await expect(upload('page.png', 'image/png', page)).rejects.toThrow()
    await expect(upload('page.svg', 'image/svg+xml', page)).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('This SVG cannot be used') }] },
    })
    // The name decides how a browser reads it, whatever the sender calls it.
    await expect(upload('page.svg', 'image/png', page)).rejects.toThrow()
    expect(fs.readdirSync(desk.env.mediaDir).filter((file) => file.startsWith('page'))).toEqual([])
  })
})
