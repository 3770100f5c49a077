import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { damaged, tooMuch } from './archive.ts'

export interface Listener {
  open?: (name: string, attributes: Record<string, string>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** A reader of XML holds a text, a tag and all tags around it in memory: these may not grow as long as somebody likes. */
const most = { bytesInPiece: 4_000_000, depth: 200 }

/** Reads a part piece by piece; after each piece whoever asked may take what was found. Prefixes of names are left out. */
export async function* readXml(part: Readable, listener: Listener): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  const decoder = new TextDecoder()
  let [depth, waiting] = [0, 0]
  parser.on('error', () => {
    throw damaged
  })
  parser.on('opentag', ({ name, attributes }) => {
    waiting = 0
    depth += 1
    if (depth > most.depth) throw damaged
    listener.open?.(local(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    waiting = 0
    depth -= 1
    listener.close?.(local(name))
  })
  parser.on('text', (text) => listener.text?.(text))
  parser.on('cdata', (text) => listener.text?.(text))
  try {
    for await (const chunk of part) {
      waiting += chunk.length
      if (waiting > most.bytesInPiece) throw tooMuch
      parser.write(decoder.decode(chunk, { stream: true }))
      yield
    }
  } catch (error) {
    throw isFileError(error) ? damaged : error
  }
  parser.write(decoder.decode()).close()
  yield
}

export async function readWholeXml(part: Readable, listener: Listener): Promise<void> {
  for await (const _ of readXml(part, listener));
}

/** What the unpacking says of bytes that are not what they should be. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && /invalid|unexpected end|too many bytes|not enough bytes|incorrect/i.test(error.message)
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
