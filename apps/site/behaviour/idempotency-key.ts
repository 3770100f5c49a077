export const idempotencyHeader = 'Idempotency-Key'

/** Names one submission, so that the server stores it once however often it arrives. `randomUUID` exists on https alone. */
export function idempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
