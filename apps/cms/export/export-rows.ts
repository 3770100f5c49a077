import { localeCodes } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { type Database, isPostgres, rows, sql } from '../database/sql.ts'
import { isRecord } from '../fields/per-language.ts'
import type { Column, List } from '../import/columns/column.ts'
import { shownOnly } from '../import/columns/find-columns.ts'
import { productShape } from '../import/columns/product-columns.ts'
import { allColumns, cellIn, type Document } from '../import/plan/document-cells.ts'
import { readNewestProducts } from '../import/plan/read-products.ts'
import { readReferences } from '../import/references.ts'
import type { Surroundings } from '../import/values/value-kind.ts'
import { breathe } from '../import/work/breathe.ts'
import type { SheetValue } from '../spreadsheets/write/xlsx-stream.ts'

export interface ProductExport {
  titles: string[]
  rows: () => AsyncGenerator<SheetValue[]>
}

const productsAtOnce = 50

/** Everything about the products found, in their newest version and in both languages, one product a row. */
export async function openExport(req: PayloadRequest, ids: number[]): Promise<ProductExport> {
  const shape = productShape(req.payload)
  const longest = new Map<string, number>()
  for (const list of shape.lists) longest.set(list.field.name, await longestOf(req, list))
  const columns = allColumns(shape, (list) => longest.get(list.field.name) ?? 0)
  const around = { references: await readReferences(req.payload), promised: new Set<string>(), from1904: false }
  return { titles: [...columns.map(({ key }) => key), ...shownOnly], rows: () => rowsOf(req, ids, columns, around) }
}

async function* rowsOf(
  req: PayloadRequest,
  ids: number[],
  columns: Column[],
  around: Surroundings,
): AsyncGenerator<SheetValue[]> {
  for (let at = 0; at < ids.length; at += productsAtOnce) {
    const some = ids.slice(at, at + productsAtOnce)
    await breathe()
    const found = await readNewestProducts(req, some)
    for (const id of some) {
      const document = found.get(id)
      if (document) yield [...columns.map((column) => cellIn(document, column, around)), ...statusesOf(document)]
    }
  }
}

function statusesOf({ _status }: Document): string[] {
  return localeCodes.map((code) => (isRecord(_status) ? String(_status[code] ?? 'draft') : String(_status ?? 'draft')))
}

/** As many numbered columns as the longest list needs, in the newest versions. */
async function longestOf({ payload }: PayloadRequest, { field }: List): Promise<number> {
  const table = sql.identifier(`_products_v_version_${field.name}`)
  const database = payload.db as unknown as Database
  const latest = isPostgres(database) ? sql`latest = true` : sql`latest = 1`
  const query = sql`select max(_order) as longest from ${table} where _parent_id in (select id from _products_v where ${latest})`
  const [found] = await rows(database, query)
  return Math.max(1, Number(found?.longest ?? 0))
}
