import type { CollectionBeforeOperationHook } from 'payload'
import { isRecord } from '../fields/per-language.ts'
import { sentence } from '../fields/sentence.ts'
import { refusal } from './refusal.ts'

const pauseMs = 60_000
const mostRemembered = 10_000

/**
 * One reset mail a minute for an address, whether it is known here or not. Payload's own pause writes past the transaction it
 * has just opened: on SQLite it would wait for itself, and everybody else with it. The clock is one that nobody can set.
 */
export function pacedResets(now = () => performance.now()): CollectionBeforeOperationHook {
  const asked = new Map<string, number>()
  return ({ args, operation, req }) => {
    if (operation !== 'forgotPassword' || !isRecord(args.data)) return
    const address = String(args.data.email ?? '')
      .trim()
      .toLowerCase()
    const time = now()
    if (time - (asked.get(address) ?? -pauseMs) < pauseMs) throw refusal(sentence(req, tooSoon), 429)
    asked.delete(address)
    asked.set(address, time)
    const [oldest] = asked.keys()
    if (asked.size > mostRemembered && oldest !== undefined) asked.delete(oldest)
  }
}

const tooSoon = {
  en: 'A mail for this address was asked for a moment ago. Please wait a minute.',
  es: 'Hace un momento se pidió un correo para esta dirección. Espere un minuto.',
}
