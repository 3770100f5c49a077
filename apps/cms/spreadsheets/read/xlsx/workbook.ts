import path from 'node:path/posix'
import { type Archive, damaged } from './archive.ts'
import { readWholeXml } from './xml.ts'

interface Sheet {
  name: string
  part: string
}

export interface Workbook {
  /** Those that can be seen, in their order. */
  sheets: Sheet[]
  sharedStrings: string | null
  from1904: boolean
}

const main = 'xl/workbook.xml'
/** Both parts only name the others. */
const mostBytes = 4_000_000

export async function readWorkbook(archive: Archive): Promise<Workbook> {
  if (!archive.has(main)) throw damaged
  const targets = await readTargets(archive)
  const sheets: Sheet[] = []
  let from1904 = false
  await readWholeXml(await archive.read(main, mostBytes), {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      const part = name === 'sheet' ? targets.get(attributes['r:id'] ?? '')?.part : undefined
      if (part && (attributes.state ?? 'visible') === 'visible') sheets.push({ name: attributes.name ?? '', part })
    },
  })
  const shared = [...targets.values()].find(({ type }) => type.endsWith('/sharedStrings'))
  return { sheets, from1904, sharedStrings: shared && archive.has(shared.part) ? shared.part : null }
}

async function readTargets(archive: Archive): Promise<Map<string, { part: string; type: string }>> {
  const list = 'xl/_rels/workbook.xml.rels'
  const targets = new Map<string, { part: string; type: string }>()
  if (!archive.has(list)) throw damaged
  await readWholeXml(await archive.read(list, mostBytes), {
    open: (name, { Id = '', Target = '', Type = '' }) => {
      if (name === 'Relationship') targets.set(Id, { part: path.resolve('/xl', Target).slice(1), type: Type })
    },
  })
  return targets
}
