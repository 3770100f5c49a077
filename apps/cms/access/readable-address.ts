import type { AfterErrorHook, PayloadRequest, SanitizedConfig } from 'payload'
import { afterConnect } from '../database/after-connect.ts'
import { sentence } from '../fields/sentence.ts'
import { Refusal } from '../publishing/refusal.ts'

/** No file, no text and no number has a NUL in it: nobody is asked about an address that has, or that cannot be decoded. */
export function refuseUnreadable(req: PayloadRequest): void {
  const address = decoded(`${req.pathname}${req.search ?? ''}`)
  if (address === null || address.includes('\0')) throw new Refusal(req, unreadable, 400)
}

/** Payload decodes the path itself before it asks any endpoint. */
export const tellsUnreadable: AfterErrorHook = ({ req }) =>
  decoded(req.pathname) === null ? { status: 400, response: { errors: [{ message: sentence(req, unreadable) }] } } : undefined

/** Payload looks up the first word of an address among its collections: “constructor” is none of them. */
export function ownNamesOnly(db: SanitizedConfig['db']): SanitizedConfig['db'] {
  const { init } = afterConnect(db, ({ payload }) => {
    Object.setPrototypeOf(payload.collections, null)
  })
  return { ...db, init }
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
