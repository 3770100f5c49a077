import { harmlessCell } from './harmless-cell.ts'
import { type ZipPart, zipStream } from './zip-stream.ts'

export type SheetValue = string | number

/** A spreadsheet refuses a cell longer than this. */
export const mostLetters = 32_767

/** One sheet with a head that stays in sight, made row by row. */
export function xlsxStream(
  titles: readonly string[],
  rows: Iterable<readonly SheetValue[]> | AsyncIterable<readonly SheetValue[]>,
): AsyncGenerator<Buffer> {
  const still = Object.entries(stillParts).map(([name, text]): ZipPart => ({ name, content: [declaration + text] }))
  return zipStream([...still, { name: 'xl/worksheets/sheet1.xml', content: sheet(titles, rows) }])
}

async function* sheet(
  titles: readonly string[],
  rows: Iterable<readonly SheetValue[]> | AsyncIterable<readonly SheetValue[]>,
): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  yield row(titles, ' s="1"')
  for await (const values of rows) yield row(values, '')
  yield '</sheetData></worksheet>'
}

function row(values: readonly SheetValue[], style: string): string {
  return `<row>${values.map((value) => cell(value, style)).join('')}</row>`
}

function cell(value: SheetValue, style: string): string {
  if (value === '') return '<c/>'
  if (typeof value === 'number') return `<c${style}><v>${value}</v></c>`
  const text = harmlessCell(value).slice(0, mostLetters)
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : ''
  // Formatted as text, so that what staff type over it stays what they typed: 00123, 1E5.
  return `<c${style || ' s="2"'} t="inlineStr"><is><t${space}>${escaped(text)}</t></is></c>`
}

function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>]/g, (letter) => (letter === '&' ? '&amp;' : letter === '<' ? '&lt;' : '&gt;'))
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const package_ = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const stillParts = {
  '[Content_Types].xml': `<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Lindero" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}
