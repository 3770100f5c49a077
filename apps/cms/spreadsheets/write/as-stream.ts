import { Readable } from 'node:stream'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
export type SpreadsheetFormat = keyof typeof types

/** A body that is made while it is sent; when the browser goes away, whoever makes it stops. */
export function asStream(parts: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const source = Readable.from(bytesOf(parts), { objectMode: false })[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await source.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    cancel: async () => void (await source.return?.()),
  })
}

async function* bytesOf(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part
}

export function fileHeaders(format: SpreadsheetFormat, name: string): Record<string, string> {
  return {
    'content-type': types[format],
    'content-disposition': `attachment; filename="${name}.${format}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}
