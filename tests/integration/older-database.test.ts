import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, rows, sql } from '../../apps/cms/database/sql.ts'
import { makePendingRenditions } from '../../apps/cms/media/rendition-queue.ts'
import { migrations as forPostgres } from '../../apps/cms/migrations/postgres/index.ts'
import { migrations as forSqlite } from '../../apps/cms/migrations/sqlite/index.ts'
import { migrate } from '../../apps/cms/start/migrate.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const changed = '2026-01-02T03:04:05.000Z'
const sizes = [{ format: 'webp', width: 320, src: '/media/old-bag-320w.webp' }]

/** As the first release left it. */
const asFirstReleased: typeof migrate = async ({ db }, { databaseUrl }) =>
  db.migrate({ migrations: (databaseUrl ? forPostgres : forSqlite).slice(0, 1) as never })

describe.each(['sqlite', 'postgres'] as const)('a database of the first release on %s', (dialect) => {
  let desk: Desk

  const ask = (query: ReturnType<typeof sql>) => rows(desk.payload.db as unknown as Database, query)
  const read = (id: number) => desk.payload.findByID({ collection: 'media', id })

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('older') : undefined, asFirstReleased)
    for (const [id, file, type] of [
      [1, 'old-bag.png', 'image/png'],
      [2, 'old-logo.svg', 'image/svg+xml'],
    ] as const) {
      await ask(sql`insert into media (id, filename, mime_type, width, height, focal_x, focal_y, renditions, rendition_state, updated_at, created_at)
        values (${id}, ${file}, ${type}, 400, 400, 50, 50, ${JSON.stringify(sizes)}, 'ready', ${changed}, ${changed})`)
      await ask(sql`insert into media_locales (alt, _locale, _parent_id) values ('A bag', 'en', ${id})`)
    }
    const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#895131' } })
    await picture.png().toFile(path.join(desk.env.mediaDir, 'old-bag.png'))
  })
  afterAll(() => desk.close())

  test('R-9 E-9 its pictures get what is shared of them and their colour; what was there stays as it was', async () => {
    await migrate(desk.payload, desk.env)
    expect([await read(1), await read(2)]).toMatchObject([{ renditionState: 'pending' }, { renditionState: 'ready' }])
    await makePendingRenditions(desk.payload, desk.env.mediaDir)
    expect(await read(1)).toMatchObject({
      renditionState: 'ready',
      renditions: sizes,
      share: expect.stringMatching(/^\/media\/old-bag-share-[0-9a-f]{10}\.jpg$/),
      colour: '#895131',
      updatedAt: changed,
    })
    expect(await read(2)).toMatchObject({ renditionState: 'ready', share: null, colour: null, updatedAt: changed })
  })
})
