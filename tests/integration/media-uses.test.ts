import fs from 'node:fs'
import path from 'node:path'
import type { Media } from '@lindero/contract'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, rows, sql } from '../../apps/cms/database/sql.ts'
import { makePendingRenditions } from '../../apps/cms/media/rendition-queue.ts'
import { readRenditions } from '../../apps/cms/media/renditions.ts'
import { sweepPictures } from '../../apps/cms/media/replace/sweep-pictures.ts'
import { bringInUses } from '../../apps/cms/media/uses/bring-in-uses.ts'
import { readUses } from '../../apps/cms/media/uses/read-uses.ts'
import type { Desk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { both, openContentDesk, published, required } from './content-desk.ts'

const hourMs = 60 * 60 * 1000
const account = { email: 'editor@house.example', password: 'editor password' }

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('where pictures stand, on %s', (dialect) => {
  let desk: Desk
  let payload: Payload
  let create: (collection: string, data: Record<string, unknown>) => Promise<number>
  let token = ''
  let colour = 0

  beforeAll(async () => {
    const opened = await openContentDesk(dialect === 'postgres' ? await postgres.createDatabase('uses') : undefined)
    desk = opened.desk
    payload = opened.payload
    create = opened.create
    await payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
    token = (await payload.login({ collection: 'users', data: account })).token ?? ''
  })
  afterAll(() => desk.close())

  const fileOf = async (name: string, width = 400, height = 200) => {
    colour += 1
    const background = `#${String(colour).padStart(6, '0')}`
    const data = await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
    return { name, mimetype: 'image/png', data, size: data.length }
  }
  const upload = async (name: string) => {
    const data = { alt: both(name, `${name} ES`) }
    return Number((await payload.create({ collection: 'media', locale: 'all', data, file: await fileOf(`${name}.png`) })).id)
  }
  const usesOf = async (id: number, locale: 'en' | 'es' = 'en') =>
    (await readUses(payload, id, locale)).map(({ kind, title, places }) => [kind, title, ...places].join(' | '))
  const countOf = async (id: number) => (await payload.findByID({ collection: 'media', id })).useCount
  const asEditor = (address: string, method: string, language = 'en') =>
    desk.request(`/api-cms${address}`, {
      method,
      headers: { authorization: `JWT ${token}`, 'accept-language': language },
    })
  const exists = async (id: number) => (await payload.findByID({ collection: 'media', id, disableErrors: true })) !== null
  const inFolder = (name: unknown) => path.join(desk.env.mediaDir, path.basename(decodeURIComponent(String(name))))

  test('G-4 every place of a picture is known, in lists, blocks and globals, in the reader’s language', async () => {
    const id = await upload('everywhere')
    const colourways = [{ ...required.colourways[0], images: [id] }]
    await create('products', { ...required, styleNo: 'USE-1', name: both('Nora', 'Nora ES'), colourways })
    await create('pages', {
      title: both('Craft', 'Oficio'),
      slug: both('craft', 'oficio'),
      blocks: [{ blockType: 'pictureText', heading: both('How', 'Cómo'), picture: id }],
      seo: { image: id },
    })
    await payload.updateGlobal({
      slug: 'home',
      data: { hero: { title: both('Bags', 'Bolsos') }, seo: { image: id } },
      ...published,
    })
    const english = await usesOf(id)
    expect(english).toHaveLength(3)
    expect(english).toContain('Product | Nora | Colours › Pictures')
    expect(english.find((use) => use.startsWith('Page | Craft'))).toMatch(/Parts of the page › Picture/)
    expect(await usesOf(id, 'es')).toContain('Producto | Nora ES | Colores › Imágenes')
    expect(await countOf(id)).toBe(3)
    await payload.updateGlobal({ slug: 'home', data: { seo: { image: null } }, ...published })
    expect(await countOf(id)).toBe(2)
  })

  test('G-4 what is drafted and what is on the site both count, until neither shows the picture', async () => {
    const [shown, drafted] = [await upload('shown'), await upload('drafted')]
    const id = await create('materials', { name: both('Suede', 'Ante'), kind: 'leather', hex: '#6f3c22', picture: shown })
    const draft = { collection: 'materials', id, draft: true } as const
    await payload.update({ ...draft, data: { picture: drafted, _status: 'draft' } })
    expect([await countOf(shown), await countOf(drafted)]).toEqual([1, 1])
    await payload.update({ collection: 'materials', id, data: { picture: drafted }, ...published })
    expect([await countOf(shown), await countOf(drafted)]).toEqual([0, 1])
    await payload.delete({ collection: 'materials', id })
    expect(await countOf(drafted)).toBe(0)
  })

  test('G-4 a picture in use is not deleted, one by one or together, and the answer says where it stands', async () => {
    const [used, free] = [await upload('used'), await upload('free')]
    await create('categories', { name: both('Clutches', 'Carteras'), slug: both('clutches', 'carteras'), banner: used })
    const answer = await asEditor(`/media/${used}`, 'DELETE', 'es')
    expect(answer.status).toBe(409)
    expect(JSON.stringify(await answer.json())).toContain(
      'Esta imagen está en uso y no se ha eliminado: Categoría Carteras. Quítela antes de allí.',
    )
    const together = await asEditor(`/media?where[id][in][0]=${used}&where[id][in][1]=${free}`, 'DELETE')
    const { docs, errors } = (await together.json()) as { docs: { id: number }[]; errors: { id: number; message: string }[] }
    expect(docs.map(({ id }) => id)).toEqual([free])
    expect(errors).toMatchObject([{ id: used, message: expect.stringContaining('Category Clutches') }])
    expect([await exists(used), await exists(free)]).toEqual([true, false])
    const { filename } = await payload.findByID({ collection: 'media', id: used })
    expect(fs.existsSync(inFolder(filename))).toBe(true)
  })

  test('G-4 staff cannot write the count, and pictures without use are asked for by it', async () => {
    const id = await upload('idle')
    await payload.update({
      collection: 'media',
      id,
      data: { useCount: 7, credit: 'Studio' },
      overrideAccess: false,
      user: await editor(),
    })
    expect(await countOf(id)).toBe(0)
    const found = await asEditor('/media?where[useCount][equals]=0&limit=100', 'GET')
    const { docs } = (await found.json()) as { docs: { id: number }[] }
    expect(docs.map((picture) => picture.id)).toContain(id)
  })

  const editor = async () => {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: account.email } } })
    return { ...docs[0], collection: 'users' as const }
  }

  test('G-4 an older database learns once where its pictures stand', async () => {
    const id = await upload('older')
    await create('partner-brands', { name: 'Older House', logo: id })
    const ask = (query: ReturnType<typeof sql>) => rows(payload.db as unknown as Database, query)
    await ask(sql`delete from media_uses`)
    await ask(sql`update media set use_count = null`)
    await bringInUses(payload)
    expect(await usesOf(id)).toEqual(['Partner brand | Older House | Logo'])
    expect(await countOf(id)).toBe(1)
  })

  test('G-4 a new file in the place of another shows everywhere; the old files stay a day for pages on their way', async () => {
    const id = await upload('before')
    await makePendingRenditions(payload, desk.env.mediaDir)
    await payload.update({ collection: 'media', id, data: { focalX: 20, focalY: 30 } })
    await makePendingRenditions(payload, desk.env.mediaDir)
    const old = await payload.findByID({ collection: 'media', id })
    const oldFiles = [old.filename, old.share, ...readRenditions(old.renditions).map(({ src }) => src)].map(inFolder)
    const dayAgo = new Date(Date.now() - 30 * hourMs)
    for (const file of oldFiles) fs.utimesSync(file, dayAgo, dayAgo)
    await desk.news()

    await payload.update({ collection: 'media', id, data: {}, file: await fileOf('after.png', 800, 400) })
    await makePendingRenditions(payload, desk.env.mediaDir)
    const now = await payload.findByID({ collection: 'media', id })
    expect(now).toMatchObject({ filename: expect.stringMatching(/^after-/), width: 800, focalX: 20, focalY: 30, useCount: 0 })
    const told = (await desk.news()).find((entry) => entry.kind === 'media' && entry.id === String(id))
    const content = told && 'content' in told ? (told.content as { en?: Media }) : {}
    expect(content.en?.src).toBe(`/media/${now.filename}`)

    expect(oldFiles.length).toBeGreaterThan(3)
    await sweepPictures(payload, desk.env.mediaDir, new Date())
    expect(oldFiles.filter((file) => !fs.existsSync(file))).toEqual([])
    await sweepPictures(payload, desk.env.mediaDir, new Date(Date.now() + 25 * hourMs))
    expect(oldFiles.filter((file) => fs.existsSync(file))).toEqual([])
    const present = await payload.find({ collection: 'media', pagination: false })
    const needed = present.docs.flatMap((picture) => [
      picture.filename,
      ...readRenditions(picture.renditions).map(({ src }) => src),
    ])
    expect(needed.filter((name) => !fs.existsSync(inFolder(name)))).toEqual([])
  })

  test('G-4 a replacement of another shape forgets the focal point, one that is refused leaves the picture as it was', async () => {
    const id = await upload('shape')
    await payload.update({ collection: 'media', id, data: { focalX: 20, focalY: 30 } })
    await payload.update({ collection: 'media', id, data: {}, file: await fileOf('tall.png', 200, 400) })
    const tall = await payload.findByID({ collection: 'media', id })
    expect(tall).toMatchObject({ focalX: 50, focalY: 50, width: 200, height: 400 })
    const refused = payload.update({ collection: 'media', id, data: { alt: '' }, file: await fileOf('refused.png') })
    await expect(refused).rejects.toThrow()
    expect((await payload.findByID({ collection: 'media', id })).filename).toBe(tall.filename)
    expect(fs.existsSync(inFolder(tall.filename))).toBe(true)
  })
})
