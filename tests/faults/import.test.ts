import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { waitFor } from '../helpers/program.ts'
import { realDesk } from './real-desk.ts'

const account = { email: 'owner@lindero.example', password: 'correct horse battery' }
const rows = 60
const folders: string[] = []
let postgres: Postgres | null = null

afterAll(async () => {
  await postgres?.stop()
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

const head =
  'styleNo;name.en;name.es;size.lengthCm;size.widthCm;size.heightCm;colour1.key;colour1.name.en;colour1.name.es;colour1.swatch;moq.perStyle;moq.perColour;sampleDays.min;sampleDays.max;bulkDays.min;bulkDays.max;related'

/** Every product goes well with the next one, which does not exist yet when the first is made. */
const file = (length: number) => [head, ...Array.from({ length: rows }, (_, at) => line(at, length))].join('\r\n')
const line = (at: number, length: number) =>
  `K-${at};Bag ${at};Bolso ${at};${length};10;20;black;Black;Negro;#000000;300;100;5;7;30;40;K-${(at + 1) % rows}`

type Ask = (address: string, init?: RequestInit) => Promise<Record<string, unknown>>

async function signedIn(url: string): Promise<Ask> {
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${url}/api-cms/users/login`, { method: 'POST', headers: json, body: JSON.stringify(account) })
  const { token } = await login.json()
  return async (address, init = {}) => {
    const answer = await fetch(`${url}/api-cms/product-imports/${address}`, {
      ...init,
      headers: { authorization: `JWT ${token}` },
    })
    return answer.json()
  }
}

const reaches = (ask: Ask, id: unknown, holds: (progress: Record<string, unknown>) => boolean) =>
  waitFor(async () => holds(await ask(`${id}/progress`).catch(() => ({}))), 150_000)

test.each(['sqlite', 'postgres'] as const)(
  'G-5 a desk killed in the middle of an import goes on where it was, each row once (%s)',
  async (dialect) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lindero-import-'))
    folders.push(folder)
    if (dialect === 'postgres') postgres = await startPostgres()
    const databaseUrl = await postgres?.createDatabase('killed_import')
    const administrator = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password }
    const desk = await realDesk(folder, databaseUrl, administrator)
    const read = (query: string) =>
      databaseUrl ? fromPostgres(databaseUrl, query) : fromFile(path.join(folder, 'cms.sqlite'), query)
    await desk.start()
    try {
      let ask = await signedIn(desk.url)
      const run = async (body: string, killedAt: number[]) => {
        const { id } = await ask('bring?name=bags.csv&mode=publish', { method: 'POST', body })
        await reaches(ask, id, ({ state }) => state === 'checked')
        await ask(`${id}/start`, { method: 'POST' })
        for (const percent of killedAt) {
          await reaches(ask, id, (progress) => Number(progress.percent) >= percent)
          await desk.kill()
          // It really was in the middle.
          expect(await read(`select state from product_imports where id = ${Number(id)}`)).toEqual([{ state: 'running' }])
          await desk.start()
          ask = await signedIn(desk.url)
        }
        await reaches(ask, id, ({ state }) => state === 'done')
        return ask(`${id}/progress`)
      }
      expect(await run(file(30), [15])).toMatchObject({ counts: { created: rows, bad: 0 } })
      // Made once, and once more when the product it goes well with was there.
      expect(await read(versions)).toEqual(bags(2))
      expect(await run(file(31), [70])).toMatchObject({ counts: { changed: rows, bad: 0 } })
      expect(await read(versions)).toEqual(bags(3))
    } finally {
      await desk.stop()
    }
  },
  400_000,
)

const versions = `select p.style_no as style, cast(count(*) as int) as versions from products p join _products_v v on v.parent_id = p.id
  group by p.id, p.style_no order by p.id`

/** Rows of the answer; the last product goes well with the first, which was there already. */
function bags(times: number): { style: string; versions: number }[] {
  return Array.from({ length: rows }, (_, at) => ({ style: `K-${at}`, versions: at === rows - 1 ? times - 1 : times }))
}

async function fromFile(name: string, query: string): Promise<unknown[]> {
  const database = new Database(name, { readonly: true })
  const found: unknown[] = database.prepare(query).all()
  database.close()
  return found
}

async function fromPostgres(connectionString: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const answer = await client.query(query)
  await client.end()
  return answer.rows
}
