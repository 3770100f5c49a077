export interface Patience {
  /** Between two parts. */
  idleMs: number
  /** For all of it. */
  totalMs: number
}

export class SlowBody extends Error {}

/** The parts of a body; throws when they come too slowly. */
export async function* patiently(
  parts: AsyncIterator<Uint8Array>,
  { idleMs, totalMs }: Patience,
): AsyncGenerator<Uint8Array, void> {
  const deadline = performance.now() + totalMs
  for (;;) {
    const step = await within(parts.next(), Math.min(idleMs, deadline - performance.now()))
    if (step.done) return
    yield step.value
  }
}

function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SlowBody()), Math.max(0, ms))
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export type Body = { ok: true; bytes: Buffer } | { ok: false; problem: 'tooLarge' | 'slow' | 'broken' }

/** Reads a small body, and not a byte more than it may have. */
export async function readBody(parts: AsyncIterator<Uint8Array>, most: number, patience: Patience): Promise<Body> {
  const read: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of patiently(parts, patience)) {
      size += part.length
      if (size > most) return { ok: false, problem: 'tooLarge' }
      read.push(part)
    }
  } catch (error) {
    return { ok: false, problem: error instanceof SlowBody ? 'slow' : 'broken' }
  }
  const [only] = read
  return { ok: true, bytes: read.length === 1 && Buffer.isBuffer(only) ? only : Buffer.concat(read) }
}
