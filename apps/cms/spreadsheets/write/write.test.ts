import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { asCsv } from './as-csv.ts'
import { asXlsx } from './as-xlsx.ts'
import { harmlessCell } from './harmless-cell.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '＝1', '\u0000=1'])(
  'G-6 a cell that begins as a formula is made text: %j',
  (text) => {
    expect(harmlessCell(text)).toMatch(/^'/)
  },
)

test.each(['', 'Ana', '1+1=2', 'ana@buyer.example', '2026-11-17', '’=1'])('G-6 an ordinary cell stays as it is: %j', (text) => {
  expect(harmlessCell(text)).toBe(text)
})

test('G-6 quotation marks, commas and line ends of a value stay within its cell', () => {
  expect(asCsv([['a "b", c\nd', 'é']])).toBe('\uFEFF"a ""b"", c\nd","é"\r\n')
})

test.each([
  ['a;=1', "a;'=1"],
  ['a,\t @SUM(A1)', "a,\t '@SUM(A1)"],
  ['a\n+1;-2', "a\n'+1;'-2"],
  ['a;"=1', `a;""'=1`],
  ['ana@buyer.example, 1-2; b', 'ana@buyer.example, 1-2; b'],
])('G-6 a file split at another separator holds no formula either: %j', (text, written) => {
  expect(asCsv([[text]])).toBe(`\uFEFF"${written}"\r\n`)
})

test('G-6 a spreadsheet holds the values as text and no formula', async () => {
  const text = unzip(await asXlsx([['Name'], ['=HYPERLINK("x")'], ['A & <B> \u0007']]))
  expect(text).toContain("<t>'=HYPERLINK(")
  expect(text).toContain('A &amp; &lt;B&gt; ')
  expect(text).not.toMatch(/<f[ >]/)
})

/** Every part of the archive, one after the other, found by its list of contents. */
function unzip(archive: Buffer): string {
  let text = ''
  for (let at = archive.indexOf('PK\u0001\u0002'); at >= 0; at = archive.indexOf('PK\u0001\u0002', at + 4)) {
    const [size, start] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)]
    const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const bytes = archive.subarray(data, data + size)
    text += archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes).toString() : bytes.toString()
  }
  return text
}
