import type { Payload } from 'payload'

/** True for a database nobody has worked in: no staff yet. */
export async function isUntouched(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  return totalDocs === 0
}
