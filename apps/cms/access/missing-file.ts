import type { PayloadHandler, PayloadRequest } from 'payload'
import { Refusal } from '../publishing/refusal.ts'

/** Payload takes a file that is not there for a fault of its own. */
export function fileAnswer(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    // Only files kept elsewhere are told apart by one.
    if (req.searchParams.has('prefix')) throw noFile(req)
    const answer = await answerOf(handler, req)
    // Its only answer of this kind: whatever else fails is thrown.
    if (answer.status === 500) throw noFile(req)
    return answer
  }
}

async function answerOf(handler: PayloadHandler, req: PayloadRequest): Promise<Response> {
  try {
    return await handler(req)
  } catch (error) {
    throw isNoFile(error) ? noFile(req) : error
  }
}

/** A name longer than a disk allows, or that of a folder. */
function isNoFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENAMETOOLONG', 'EISDIR', 'ENOTDIR'].includes(String(error.code))
}

const noFile = (req: PayloadRequest) => new Refusal(req, words, 404)

const words = { en: 'There is no such file.', es: 'Ese archivo no existe.' }
