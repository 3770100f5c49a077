import type { Payload } from 'payload'
import { readStaff } from '../../desk-parts/staff.ts'
import { asStoredImport, type StoredImport } from '../work/stored-import.ts'

export interface EarlierImport extends StoredImport {
  who: string
  counts: { created: number; changed: number; bad: number }
}

/** The newest imports, and who brought them. */
export async function readEarlier(payload: Payload): Promise<EarlierImport[]> {
  const { docs } = await payload.find({ collection: 'product-imports', depth: 0, limit: 25, sort: '-createdAt' })
  const staff = new Map((await readStaff(payload)).map(({ id, name }) => [id, name]))
  return docs.map((found) => ({
    ...asStoredImport(found),
    who: staff.get(Number(found.by)) ?? '',
    counts: {
      created: Number(found.createdCount ?? 0),
      changed: Number(found.changedCount ?? 0),
      bad: Number(found.badCount ?? 0),
    },
  }))
}
