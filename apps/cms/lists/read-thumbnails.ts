import { type Database, rows, sql } from '../database/sql.ts'
import { mediaAddress, readRenditions } from '../media/renditions.ts'
import { gather } from './gather.ts'

/** The address of a small form of a picture, by its number. */
export const thumbnailOf = gather<number, string>(async (payload, ids) => {
  const query = sql`select id, filename, renditions from media where id in ${ids}`
  const found = await rows(payload.db as unknown as Database, query)
  return new Map(found.flatMap((row) => asEntry(row)))
})

function asEntry({ id, filename, renditions }: Record<string, unknown>): [number, string][] {
  const made = readRenditions(typeof renditions === 'string' ? JSON.parse(renditions) : renditions)
  const small = made.find(({ format }) => format === 'webp')?.src
  const address = small ?? (typeof filename === 'string' ? mediaAddress(filename) : null)
  return address ? [[Number(id), address]] : []
}
