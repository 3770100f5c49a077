import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asCsv } from '../write/as-csv.ts'
import { asXlsx } from '../write/as-xlsx.ts'
import { type ZipPart, zipStream } from '../write/zip-stream.ts'
import { openTable } from './read-table.ts'
import type { Cell } from './table.ts'

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lindero-tables-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

async function read(content: string | Buffer): Promise<Cell[][]> {
  const file = path.join(folder, 'table')
  fs.writeFileSync(file, content)
  const cells: Cell[][] = []
  for await (const row of (await openTable(file)).rows()) cells.push(row.cells)
  return cells
}

const utf16 = (text: string, mark: 'fffe' | 'feff') => {
  const bytes = Buffer.from(text, 'utf16le')
  return Buffer.concat([Buffer.from(mark, 'hex'), mark === 'feff' ? bytes.swap16() : bytes])
}

test.each([
  ['UTF-8', Buffer.from('a,ñ €')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFa,ñ €')],
  ['UTF-16, little end first', utf16('a,ñ €', 'fffe')],
  ['UTF-16, big end first', utf16('a,ñ €', 'feff')],
  ['what Excel in the West writes', Buffer.from([0x61, 0x2c, 0xf1, 0x20, 0x80])],
])('G-5 letters are read whatever their form: %s', async (_, bytes) => {
  expect(await read(bytes)).toEqual([['a', 'ñ €']])
})

test.each([
  [
    'commas',
    'a,b\nc,"d,e"',
    [
      ['a', 'b'],
      ['c', 'd,e'],
    ],
  ],
  [
    'semicolons',
    'a;b\nc;34,5',
    [
      ['a', 'b'],
      ['c', '34,5'],
    ],
  ],
  [
    'tabs',
    'a\tb\r\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a line that says so', 'sep=;\r\na;b,c,d\r\n', [['a', 'b,c,d']]],
  [
    'commas in a head in quotation marks',
    '"a,x,y,z";b\nc;d',
    [
      ['a,x,y,z', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'line ends in a cell',
    'a,b\n"c\nd",e',
    [
      ['a', 'b'],
      ['c\nd', 'e'],
    ],
  ],
  [
    'inches within a text',
    'a,b\n12" bag,c',
    [
      ['a', 'b'],
      ['12" bag', 'c'],
    ],
  ],
  ['rows of unequal length', 'a,b\nc\nd,e,f', [['a', 'b'], ['c'], ['d', 'e', 'f']]],
])('G-5 cells are told apart: %s', async (_, text, cells) => {
  expect(await read(text)).toEqual(cells)
})

const awkward = [
  '=1+1',
  '+34',
  '-5',
  '@x',
  "'=1",
  "''+1",
  "'quoted'",
  'a;=1',
  "a;'=1",
  'a\n=1',
  '\n=1',
  '\t=1',
  ' =1',
  '"',
  'a "b"',
  'x,y;z\tq',
  '00123',
  '1E5',
  '👜 bolso',
  '_x000D_',
  '_x0041_ & <b>',
  ' spaces ',
  '＝1',
  "'",
  'a,"\'=1',
  'l1\nl2\n',
  'a'.repeat(5000),
]

test('G-5 what is written comes back letter by letter (CSV)', async () => {
  expect(await read(asCsv(awkward.map((text) => [text, 'end'])))).toEqual(awkward.map((text) => [text, 'end']))
})

test('G-5 what is written comes back letter by letter (XLSX)', async () => {
  const file = await asXlsx([['head', 'end'], ...awkward.map((text) => [text, 'end'])])
  expect((await read(file)).slice(1)).toEqual(awkward.map((text) => [text, 'end']))
})

const workbook = (sheet: string, more: ZipPart[] = [], properties = '') =>
  buffer(
    zipStream([
      {
        name: 'xl/workbook.xml',
        content: [
          `<workbook xmlns:r="r">${properties}<sheets><sheet name="H" state="hidden" r:id="h"/><sheet name="P" r:id="p"/></sheets></workbook>`,
        ],
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: [
          '<Relationships><Relationship Id="h" Type="x/worksheet" Target="worksheets/h.xml"/><Relationship Id="p" Type="x/worksheet" Target="/xl/worksheets/p.xml"/><Relationship Id="s" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
        ],
      },
      { name: 'xl/worksheets/p.xml', content: [`<worksheet><sheetData>${sheet}</sheetData></worksheet>`] },
      ...more,
    ]),
  )

test('G-5 a workbook is read as it was saved: shared texts, gaps, figures, yes and no; a hidden sheet is passed over', async () => {
  const shared = {
    name: 'xl/sharedStrings.xml',
    content: ['<sst><si><t>plain</t></si><si><r><t>rich </t></r><r><t>text</t></r><rPh><t>spoken</t></rPh></si></sst>'],
  }
  const sheet =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="5"><c r="A5"><v>34.5</v></c><c r="B5" t="b"><v>1</v></c><c r="C5"><v>0.30000000000000004</v></c></row>'
  expect(await read(await workbook(sheet, [shared]))).toEqual([
    ['plain', '', 'rich text'],
    [34.5, true, 0.3],
  ])
})

test('G-5 a formula counts as the value it was saved with; without one, and with an error, the cell cannot be read', async () => {
  const sheet =
    '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>A</f><v>two</v></c><c r="C1"><f>HYPERLINK("x")</f></c><c r="D1" t="e"><v>#REF!</v></c></row>'
  const [row = []] = await read(await workbook(sheet))
  expect(row.slice(0, 2)).toEqual([2, 'two'])
  expect(row[2]).toMatchObject({ fault: { en: expect.stringContaining('without a result') } })
  expect(row[3]).toMatchObject({ fault: { es: expect.stringContaining('#REF!') } })
})

test.each([
  ['nothing', '', 'empty'],
  ['an old Excel', Buffer.from('d0cf11e0a1b11ae1ffff', 'hex'), '.xls'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'not a table'],
  ['a PDF', '%PDF-1.7\n', 'not a table'],
  ['an archive of something else', Buffer.from('504b0304', 'hex'), 'damaged'],
  ['a quotation mark that never closes', `a,b\n"${'x,y\n'.repeat(600_000)}`, 'never closed'],
  ['more rows than anybody reads', 'a\n'.repeat(100_002), 'more than 100,000 rows'],
  ['more columns than any list has', 'a,'.repeat(4_001), 'columns'],
])('G-5 %s is refused in words', async (_, content, words) => {
  await expect(read(content)).rejects.toThrow(words)
})

test('G-5 a small archive that would fill the memory is refused before it is unpacked', async () => {
  const bomb = await workbook('<row></row>', [
    { name: 'xl/sharedStrings.xml', content: Array(300).fill(' '.repeat(1_000_000)) },
  ])
  expect(bomb.length).toBeLessThan(600_000)
  await expect(read(bomb)).rejects.toThrow('far too large')
})

/** As much as is asked for, in pieces. */
const much = (piece: string, times: number) => Array<string>(Math.ceil(times / 10_000)).fill(piece.repeat(10_000))
/** Noise hardly shrinks: with it the archive looks harmless. */
const noise = { name: 'noise', content: [randomBytes(500_000).toString('hex')] }
const sharedOf = (content: string[]) => workbook('<row/>', [noise, { name: 'xl/sharedStrings.xml', content }])

test.each<[string, () => Promise<Buffer>, string]>([
  ['texts without a letter', () => sharedOf(['<sst>', ...much('<si/>', 4_000_000), '</sst>']), 'more text'],
  ['a text without end', () => sharedOf(['<sst><si><t>', ...much('abcdefgh', 800_000), '</t></si></sst>']), 'far too large'],
  ['a text of many pieces', () => sharedOf(['<sst><si>', ...much('<t>ab</t>', 600_000), '</si></sst>']), 'more text'],
  ['tags in tags', () => workbook(much('<x>', 500_000).join('')), 'damaged'],
  ['rows with nothing in them', () => workbook(much('<row/>', 1_500_000).join('')), 'more than 100,000 rows'],
  ['cells with nothing in them', () => workbook(`<row>${much('<c/>', 1_200_000).join('')}</row>`), 'columns'],
  ['a far cell', () => workbook('<row r="1"><c r="EXW1"><v>1</v></c></row>'), 'columns'],
  ['a long cell', () => workbook(`<row><c t="str"><v>${'a'.repeat(1_000_001)}</v></c></row>`), 'more text'],
  ['a long list of sheets', () => workbook('<row/>', [], ' '.repeat(5_000_000)), 'far too large'],
])('G-5 a small file made to fill the memory is refused soon: %s', async (_, file, words) => {
  const bytes = await file()
  const begun = performance.now()
  await expect(read(bytes)).rejects.toThrow(words)
  expect(performance.now() - begun).toBeLessThan(5_000)
})

test('G-5 one shared text used in every cell counts each time', async () => {
  const shared = { name: 'xl/sharedStrings.xml', content: [`<sst><si><t>${'a'.repeat(900_000)}</t></si></sst>`] }
  const cell = '<c t="s"><v>0</v></c>'
  await expect(read(await workbook(`<row>${cell.repeat(2)}</row>`, [shared]))).resolves.toHaveLength(1)
  await expect(read(await workbook(`<row>${cell.repeat(3)}</row>`, [shared]))).rejects.toThrow('more text')
})

test('G-5 empty cells and rows far away are passed over', async () => {
  const sheet =
    '<row r="1"><c r="A1"><v>1</v></c><c r="BXX1"/><c r="XFD1" s="3"/></row><row r="1048576"><c r="A1048576"/></row>'
  expect(await read(await workbook(sheet))).toEqual([[1]])
})

test('G-5 rows are counted upwards, whatever the file says of them', async () => {
  const numbers = ['2', '2', '1', '4.5', 'x', '9', '-1', '1e400', '12']
  const cell = '<c><v>1</v></c>'
  const file = path.join(folder, 'table')
  fs.writeFileSync(file, await workbook(numbers.map((r) => `<row r="${r}">${cell}</row>`).join('')))
  const found: number[] = []
  for await (const { number } of (await openTable(file)).rows()) found.push(number)
  expect(found).toEqual([2, 3, 4, 5, 6, 9, 10, 11, 12])
})
