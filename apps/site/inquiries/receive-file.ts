import { open } from 'node:fs/promises'
import { headBytes, tailBytes } from './file-type.ts'

export interface Received {
  size: number
  head: Buffer
  tail: Buffer
}

/** Streams a body into a file and onto the disk, looking at its beginning and its end; stops as soon as it is too large. */
export async function receiveFile(file: string, body: AsyncIterable<Uint8Array>, most: number): Promise<Received | 'large'> {
  const handle = await open(file, 'wx', 0o600)
  try {
    const received: Received = { size: 0, head: Buffer.alloc(0), tail: Buffer.alloc(0) }
    for await (const part of body) {
      received.size += part.length
      if (received.size > most) return 'large'
      look(received, part)
      await handle.appendFile(part)
    }
    await handle.sync()
    return received
  } finally {
    await handle.close()
  }
}

function look(received: Received, part: Uint8Array): void {
  const missing = headBytes - received.head.length
  if (missing > 0) received.head = Buffer.concat([received.head, part.subarray(0, missing)])
  received.tail = Buffer.concat([received.tail, part.subarray(-tailBytes)]).subarray(-tailBytes)
}
