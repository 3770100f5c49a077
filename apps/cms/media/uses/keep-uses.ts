import type { PayloadRequest } from 'payload'
import type { ContentChange, ContentWatcher } from '../../content/content-change.ts'
import { readPublished } from '../../content/read-published.ts'
import { type Database, openTransaction, rows, type Sql, sql } from '../../database/sql.ts'
import type { Words } from '../../fields/sentence.ts'
import { joined, picturesIn } from './pictures-in.ts'

/** Writes down where each picture stands, with the change itself. What is on the site and what is drafted both count. */
export const keepUses: ContentWatcher = async (change) => {
  if (change.entity === 'media') return keepOwn(change)
  const published = await readPublished(change)
  const found = joined(picturesIn(change.fields, change.newest), picturesIn(change.fields, published))
  await writeUses(change, found)
}

/** Its uses are told by others; a picture that is gone has none, one that was saved keeps its count. */
async function keepOwn({ req, documentId, newest }: ContentChange): Promise<void> {
  const id = Number(documentId)
  if (newest === null) await run(req, sql`delete from media_uses where media_id = ${id} returning media_id`)
  else await run(req, countUses(sql`id = ${id}`))
}

type Holder = Pick<ContentChange, 'documentId' | 'entity' | 'req'>

export async function writeUses({ req, entity, documentId }: Holder, found: Map<number, Words[]>): Promise<void> {
  const before = await forgetUses({ req, entity, documentId })
  for (const [id, places] of found) {
    const values = sql`${id}, ${entity}, ${documentId}, ${JSON.stringify(places)}`
    await run(req, sql`insert into media_uses (media_id, entity, document_id, places) values (${values}) returning media_id`)
  }
  const changed = [...before.filter((id) => !found.has(id)), ...[...found.keys()].filter((id) => !before.includes(id))]
  if (changed.length > 0) await run(req, countUses(sql`id in ${changed}`))
}

/** Gives the pictures that stood there. */
async function forgetUses({ req, entity, documentId }: Holder): Promise<number[]> {
  const which = sql`entity = ${entity} and document_id = ${documentId}`
  const gone = await run(req, sql`delete from media_uses where ${which} returning media_id`)
  return gone.map((row) => Number(row.media_id))
}

/** Beside the picture, so that lists can show it, sort by it and ask for it. */
export function countUses(which: Sql): Sql {
  return sql`update media set use_count = (select count(*) from media_uses where media_id = media.id) where ${which} returning id`
}

async function run(req: PayloadRequest, statement: Sql): Promise<Record<string, unknown>[]> {
  return rows(req.payload.db as unknown as Database, statement, await openTransaction(req))
}
