import type { PayloadRequest } from 'payload'
import { sentence } from '../../fields/sentence.ts'

export function missing(req: PayloadRequest): Response {
  const message = sentence(req, { en: 'There is no such import.', es: 'No existe esa importación.' })
  return Response.json({ message }, { status: 404, headers: { 'cache-control': 'no-store' } })
}
