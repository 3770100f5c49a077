import { tooMuchText } from '../table.ts'
import type { Archive } from './archive.ts'
import { mostLettersInCell, unescaped } from './letters.ts'
import { readWholeXml } from './xml.ts'

/** Even an empty text takes its place in memory. */
const most = { bytes: 400_000_000, letters: 150_000_000, strings: 2_000_000 }

/** Texts that cells refer to by number: the one part of a workbook that must be held in memory. */
export async function readSharedStrings(archive: Archive, part: string | null): Promise<string[]> {
  const strings: string[] = []
  if (!part) return strings
  let [text, inText, spoken, letters] = ['', false, 0, 0]
  await readWholeXml(await archive.read(part, most.bytes), {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') spoken += 1
      if (name === 't') inText = spoken === 0
    },
    text: (more) => {
      if (inText) text += more
      if (text.length > mostLettersInCell) throw tooMuchText
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') spoken -= 1
      if (name !== 'si') return
      strings.push(unescaped(text))
      letters += text.length
      if (letters > most.letters || strings.length > most.strings) throw tooMuchText
    },
  })
  return strings
}
