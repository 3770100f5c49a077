import type { PayloadRequest } from 'payload'
import { sql } from '../../database/sql.ts'
import { writeIn } from '../../delivery/claim.ts'
import type { TranslationState } from '../translation-field.ts'
import type { Comparison } from './compare.ts'
import type { Subject } from './translation-rows.ts'

export function stateOf(comparisons: readonly Pick<Comparison, 'missing' | 'outdated'>[]): TranslationState {
  if (comparisons.some(({ missing }) => missing.length > 0)) return 'missing'
  return comparisons.some(({ outdated }) => outdated.length > 0) ? 'outdated' : 'done'
}

/** With the document and its newest version, for lists show one or the other. Past Payload: it is not a change of the document. */
export async function keepState(req: PayloadRequest, { entity, documentId }: Subject, state: TranslationState): Promise<void> {
  const config = req.payload.collections[entity]?.config
  if (!config) return
  const [table, id] = [entity.replaceAll('-', '_'), Number(documentId)]
  const stale = (column: string) => sql`(${sql.identifier(column)} is null or ${sql.identifier(column)} <> ${state})`
  await writeIn(
    req,
    sql`update ${sql.identifier(table)} set translation = ${state} where id = ${id} and ${stale('translation')}`,
  )
  if (!config.versions) return
  const versions = sql.identifier(`_${table}_v`)
  const isNewest = sql`parent_id = ${id} and latest = true`
  await writeIn(
    req,
    sql`update ${versions} set version_translation = ${state} where ${isNewest} and ${stale('version_translation')}`,
  )
}
