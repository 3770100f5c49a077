import { createReadStream } from 'node:fs'
import { firstBytes } from '../read-table.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** By its mark; without one it is UTF-8 if all of it can be, else what Excel in the West writes. */
export async function encodingOf(file: string): Promise<Encoding> {
  const mark = (await firstBytes(file, 3)).toString('hex')
  if (mark.startsWith('fffe')) return 'utf-16le'
  if (mark.startsWith('feff')) return 'utf-16be'
  return mark === 'efbbbf' || (await isUtf8(file)) ? 'utf-8' : 'windows-1252'
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(file)) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** The text without its mark. */
export async function* decoded(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(file)) {
    const text = decoder.decode(chunk, { stream: true })
    if (text) yield text
  }
  const rest = decoder.decode()
  if (rest) yield rest
}
