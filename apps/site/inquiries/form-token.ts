import { createHmac, timingSafeEqual } from 'node:crypto'

/** Proof of when somebody began to fill in a form. All sites of a house share its key, so any of them can check it. */
export interface FormTokens {
  issue(now?: number): string
  /** Milliseconds since it was issued; null when we did not issue it. */
  ageOf(token: string, now?: number): number | null
}

const form = /^([0-9a-z]{8,10})\.([\w-]{43})$/

export function formTokens(internalKey: string): FormTokens {
  const key = createHmac('sha256', internalKey).update('form token').digest()
  const seal = (time: string) => createHmac('sha256', key).update(time).digest('base64url')
  return {
    issue(now = Date.now()) {
      const time = now.toString(36)
      return `${time}.${seal(time)}`
    },
    ageOf(token, now = Date.now()) {
      const [, time = '', given = ''] = form.exec(token) ?? []
      const isOurs = time !== '' && timingSafeEqual(Buffer.from(seal(time)), Buffer.from(given))
      const age = now - Number.parseInt(time, 36)
      return isOurs && age >= -clockDriftMs ? Math.max(0, age) : null
    },
  }
}

/** Clocks of two sites differ a little. */
const clockDriftMs = 60_000
