import type { Logger } from 'pino'
import * as v from 'valibot'

/** `unknown`: the desk could not be asked, or was asked too often already. */
export type Caller = 'staff' | 'stranger' | 'unknown'

export interface StaffCheckParts {
  cmsUrl: string
  log: Logger
  now?: () => number
}

const mostAtOnce = 2
const mostAMinute = 30
const patienceMs = 3000
/** A session looks like this; anything else need not be asked about. */
const session = /(?:^|;\s*)payload-token=([\w-]+\.[\w-]+\.[\w-]+)(?=;|$)/

const answer = v.object({ user: v.nullable(v.looseObject({ id: v.union([v.number(), v.string()]) })) })

/** Whether the session of a caller is one of the staff. Who has none costs the desk nothing, and who has one little. */
export function staffCheck({ cmsUrl, log, now = Date.now }: StaffCheckParts): (cookies: string | null) => Promise<Caller> {
  let running = 0
  let asked: number[] = []

  function mayAsk(): boolean {
    asked = asked.filter((at) => now() - at < 60_000)
    return running < mostAtOnce && asked.length < mostAMinute
  }

  async function ask(token: string): Promise<Caller> {
    const response = await fetch(new URL('/api-cms/users/me', cmsUrl), {
      headers: { cookie: `payload-token=${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    const read = v.safeParse(answer, response.ok ? await response.json() : await response.body?.cancel())
    if (!read.success) return 'unknown'
    return read.output.user ? 'staff' : 'stranger'
  }

  return async (cookies) => {
    const token = session.exec(cookies ?? '')?.[1]
    if (token === undefined) return 'stranger'
    if (!mayAsk()) return 'unknown'
    running += 1
    asked.push(now())
    try {
      return await ask(token)
    } catch (error) {
      log.warn({ reason: String(error) }, 'the desk could not say whether a caller is staff')
      return 'unknown'
    } finally {
      running -= 1
    }
  }
}
