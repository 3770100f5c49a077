import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { createDatabase } from '../helpers/postgres.ts'
import { type ContentDesk, openContentDesk } from './content-desk.ts'

export const dialects = ['sqlite', 'postgres'] as const
export type Dialect = (typeof dialects)[number]

/** A desk with content, opened before the tests around it and closed after them. */
export function houseOn(dialect: Dialect): ContentDesk {
  const house = {} as ContentDesk
  beforeAll(async () => {
    const address = dialect === 'postgres' ? await createDatabase(inject('postgresPort'), randomUUID()) : undefined
    Object.assign(house, await openContentDesk(address))
  })
  afterAll(() => house.desk.close())
  return house
}
