import { type Database, rows, sql } from '../../database/sql.ts'
import { listAddress } from './list-address.ts'
import type { ReadTasks, Task } from './task.ts'

/** Up to here a list is asked for exactly these; an address has an end. */
const mostNamed = 100

export const productTasks: ReadTasks = async (payload) => {
  const database = payload.db as unknown as Database
  const [bare, drafted] = await Promise.all([rows(database, withoutPicture), rows(database, withDrafts)])
  const idsWhere = (fits: (row: Record<string, unknown>) => boolean) => drafted.filter(fits).map(({ id }) => Number(id))
  return [
    {
      name: 'withoutPicture',
      count: Number(bare[0]?.count ?? 0),
      address: listAddress('products', 'cover', 'exists', 'false'),
      tone: 'soon',
    },
    named(
      'neverPublished',
      idsWhere((row) => Number(row.public) === 0),
    ),
    named(
      'newerDrafts',
      idsWhere((row) => Number(row.newer) > 0),
    ),
  ]
}

const withoutPicture = sql`select count(*) as count from _products_v where latest = true and version_cover is null`

/** Only products with something unpublished are looked at, by the index of their status. */
const withDrafts = sql`select v.parent_id as id, max(case when s._status = 'published' then 1 else 0 end) as newer,
  (select count(*) from products_locales p where p._parent_id = v.parent_id and p._status = 'published') as public
  from _products_v v join _products_v_locales l on l._parent_id = v.id
  left join products_locales s on s._parent_id = v.parent_id and s._locale = l._locale
  where v.id in (select _parent_id from _products_v_locales where version__status = 'draft')
  and v.latest = true and l.version__status = 'draft' group by v.parent_id`

function named(name: Task['name'], ids: number[]): Task {
  const some = ids.length <= mostNamed
  const address = some
    ? listAddress('products', 'id', 'in', ids.join(','))
    : listAddress('products', '_status', 'equals', 'draft')
  return { name, count: ids.length, address, tone: 'calm' }
}
