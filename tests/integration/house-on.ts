import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Role } from '../../apps/cms/access/roles.ts'
import { createDatabase } from '../helpers/postgres.ts'
import { type ContentDesk, openContentDesk } from './content-desk.ts'
import { type Staff, signInAs } from './staff.ts'

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

/** Somebody who works at that desk, signed in before the tests around it. */
export function staffOf(house: ContentDesk, role: Role): Staff {
  const staff = {} as Staff
  beforeAll(async () => {
    Object.assign(staff, await signInAs(house.desk, role))
  })
  return staff
}
