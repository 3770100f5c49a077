import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { oddAddresses } from './odd-addresses.ts'
import { signedInAs } from './submissions.ts'

let postgres: Postgres

/** Asking all of them takes minutes: on each database it is another part of the table, in which everything has its turn. */
const stride = 11

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('odd addresses on %s', (dialect) => {
  let desk: Desk
  let headers: Awaited<ReturnType<typeof signedInAs>>

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('odd') : undefined)
    headers = await signedInAs(desk, 'administrator')
  })
  afterAll(() => desk.close())

  test('R-3 whatever stands in an address, the desk never takes it for a fault of its own', async () => {
    const addresses = oddAddresses(desk.payload.config).filter((_, index) => index % stride === (dialect === 'sqlite' ? 0 : 1))
    const faults: string[] = []
    for (const address of addresses) {
      const { body, status } = await desk.request(`/api-cms/${address}`, { headers })
      if (status >= 500) faults.push(`${status} ${address}`)
      await body?.cancel()
    }
    expect(faults).toEqual([])
    expect(addresses.length).toBeGreaterThan(1000)
  }, 60_000)
})
