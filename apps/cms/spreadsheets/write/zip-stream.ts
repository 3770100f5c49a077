import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipPart {
  name: string
  content: Iterable<string> | AsyncIterable<string>
}

interface Written {
  name: Buffer
  at: number
  crc: number
  packed: number
  bytes: number
}

/** Sizes follow the content, names are UTF-8. */
const flags = 0x0808
const deflated = 8
/** 1 January 1980, the first day an archive knows: the same content gives the same bytes. */
const day = 0x21

/** An archive, made while its parts are read: none of them is held whole. */
export async function* zipStream(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  for (const part of parts) {
    const entry = { name: Buffer.from(part.name), at, crc: 0, packed: 0, bytes: 0 }
    for await (const chunk of partStream(entry, part.content)) {
      at += chunk.length
      yield chunk
    }
    written.push(entry)
  }
  const list = written.map(listed)
  yield Buffer.concat([...list, ending(list, at)])
}

async function* partStream(entry: Written, content: ZipPart['content']): AsyncGenerator<Buffer> {
  yield Buffer.concat([fields([0x04034b50, 4], [20, 2], ...common(entry, false)), entry.name])
  for await (const chunk of Readable.from(counted(entry, content)).pipe(createDeflateRaw())) {
    entry.packed += chunk.length
    yield chunk
  }
  yield fields([0x08074b50, 4], [entry.crc, 4], [entry.packed, 4], [entry.bytes, 4])
}

async function* counted(entry: Written, content: ZipPart['content']): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text)
    entry.crc = crc32(bytes, entry.crc)
    entry.bytes += bytes.length
    yield bytes
  }
}

type Field = [value: number, size: 2 | 4]

function common({ name, crc, packed, bytes }: Written, known: boolean): Field[] {
  const sizes: Field[] = known
    ? [
        [crc, 4],
        [packed, 4],
        [bytes, 4],
      ]
    : [
        [0, 4],
        [0, 4],
        [0, 4],
      ]
  return [[flags, 2], [deflated, 2], [0, 2], [day, 2], ...sizes, [name.length, 2], [0, 2]]
}

function listed(entry: Written): Buffer {
  const head = fields([0x02014b50, 4], [20, 2], [20, 2], ...common(entry, true), [0, 2], [0, 2], [0, 2], [0, 4], [entry.at, 4])
  return Buffer.concat([head, entry.name])
}

function ending(list: Buffer[], at: number): Buffer {
  const size = list.reduce((sum, { length }) => sum + length, 0)
  return fields([0x06054b50, 4], [0, 2], [0, 2], [list.length, 2], [list.length, 2], [size, 4], [at, 4], [0, 2])
}

function fields(...list: Field[]): Buffer {
  const bytes = Buffer.alloc(list.reduce((sum, [, size]) => sum + size, 0))
  let at = 0
  for (const [value, size] of list) at = size === 2 ? bytes.writeUInt16LE(value, at) : bytes.writeUInt32LE(value, at)
  return bytes
}
