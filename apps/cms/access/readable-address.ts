import type { PayloadRequest } from 'payload'
import { Refusal } from '../publishing/refusal.ts'

/** No file, no text and no number has a NUL in it: nobody is asked about an address that has, or that cannot be decoded. */
export function refuseUnreadable(req: PayloadRequest): void {
  const address = decoded(`${req.pathname}${req.search ?? ''}`)
  if (address === null || address.includes('\0')) throw new Refusal(req, unreadable, 400)
}

function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address)
  } catch {
    return null
  }
}

const unreadable = {
  en: 'This address is not written in a way we can read.',
  es: 'Esta dirección no está escrita de una forma que podamos leer.',
}
