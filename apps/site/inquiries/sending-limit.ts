import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export interface SendingLimit {
  /** Counts one more of this sender. */
  count(sender: string): Promise<Allowance>
}

export interface Allowance {
  ok: boolean
  /** How much of the allowance is used up, 0 to 1. */
  used: number
  retryAfterSeconds: number
}

export const windowSeconds = 600
const mostSenders = 50_000

/** So many in ten minutes for each sender. Those who came first are forgotten first when there are too many to remember. */
export function sendingLimit(points: number, duration = windowSeconds, most = mostSenders): SendingLimit {
  const limiter = new RateLimiterMemory({ points, duration })
  const senders = new Set<string>()

  async function remember(sender: string): Promise<void> {
    senders.delete(sender)
    senders.add(sender)
    const [oldest] = senders
    if (senders.size <= most || oldest === undefined) return
    senders.delete(oldest)
    await limiter.delete(oldest)
  }

  return {
    async count(sender) {
      const { ok, result } = await limiter.consume(sender).then(
        (result) => ({ ok: true, result }),
        (result: unknown) => ({ ok: false, result: limitOf(result) }),
      )
      await remember(sender)
      const used = Math.min(1, result.consumedPoints / points)
      return { ok, used, retryAfterSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)) }
    },
  }
}

function limitOf(result: unknown): RateLimiterRes {
  if (result instanceof RateLimiterRes) return result
  throw result
}
