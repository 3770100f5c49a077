import { isLocale, type Locale } from '@lindero/contract'
import type { Endpoint, PayloadRequest } from 'payload'
import { importProducts } from '../../access/import-products.ts'
import { staffEndpoint } from '../../access/staff-endpoint.ts'
import { rowId } from '../../database/row-id.ts'
import { byteOrderMark, csvLine } from '../../spreadsheets/write/as-csv.ts'
import { asStream, fileHeaders } from '../../spreadsheets/write/as-stream.ts'
import { columnNames } from '../columns/column-names.ts'
import { productShape } from '../columns/product-columns.ts'
import { outcomeWords } from '../words.ts'
import { type ImportRow, readRows } from '../work/import-rows.ts'
import { readImport } from '../work/stored-import.ts'
import { missing } from './missing.ts'

/** `GET /api-cms/product-imports/12/report`: everything found and done, one line for each change and each reason. */
export const reportEndpoint: Endpoint = staffEndpoint({ path: '/:id/report', method: 'get', handler: answer }, importProducts)

async function answer(req: PayloadRequest): Promise<Response> {
  const id = rowId(req.routeParams?.id)
  if (id === null || !(await readImport(req.payload, id))) return missing(req)
  return new Response(asStream(lines(req, id)), { headers: fileHeaders('csv', `import-${id}`) })
}

async function* lines(req: PayloadRequest, importId: number): AsyncGenerator<string> {
  const locale: Locale = isLocale(req.i18n.language) ? req.i18n.language : 'en'
  const names = columnNames(productShape(req.payload), locale)
  yield byteOrderMark + csvLine(heads[locale])
  for (let after = 0; ; ) {
    const rows = await readRows(req.payload, { importId, after, limit: 200 })
    yield rows
      .flatMap((row) => linesOf(row, locale, names))
      .map(csvLine)
      .join('')
    const last = rows.at(-1)
    if (!last) return
    after = last.row
  }
}

function linesOf(
  { row, styleNo, outcome, changes, reasons }: ImportRow,
  locale: Locale,
  names: (key: string) => string,
): string[][] {
  const front = [String(row), styleNo, outcomeWords[outcome][locale]]
  const all = [
    ...reasons.map(({ column, words }) => [...front, column && names(column), '', '', words[locale]]),
    ...changes.map(({ column, before, after }) => [...front, names(column), before, after, '']),
  ]
  return all.length > 0 ? all : [[...front, '', '', '', '']]
}

const heads: Record<Locale, string[]> = {
  en: ['Row', 'Style number', 'Result', 'Field', 'Before', 'After', 'Reason'],
  es: ['Fila', 'Número de estilo', 'Resultado', 'Campo', 'Antes', 'Después', 'Motivo'],
}
