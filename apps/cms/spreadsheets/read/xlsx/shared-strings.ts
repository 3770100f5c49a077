import { FileProblem } from '../table.ts'
import type { Archive } from './archive.ts'
import { unescaped } from './letters.ts'
import { readWholeXml } from './xml.ts'

const mostLetters = 150_000_000

/** Texts that cells refer to by number: the one part of a workbook that must be held in memory. */
export async function readSharedStrings(archive: Archive, part: string | null): Promise<string[]> {
  const strings: string[] = []
  if (!part) return strings
  let [text, inText, spoken, letters] = ['', false, 0, 0]
  await readWholeXml(await archive.read(part), {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') spoken += 1
      if (name === 't') inText = spoken === 0
    },
    text: (more) => {
      if (inText) text += more
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') spoken -= 1
      if (name !== 'si') return
      strings.push(unescaped(text))
      letters += text.length
      if (letters > mostLetters) throw tooMuchText
    },
  })
  return strings
}

const tooMuchText = new FileProblem({
  en: 'The file holds more text than can be read at once. Please split it.',
  es: 'El archivo contiene más texto del que se puede leer de una vez. Divídalo.',
})
