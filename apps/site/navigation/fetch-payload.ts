import { guardAddress } from '@lindero/contract'
import { type Asking, attempt } from '../behaviour/attempt.ts'
import { constants } from '../behaviour/constants.ts'

const mostRedirects = 5

type How = Pick<Asking, 'signal' | 'priority'>

/** The data of a page for a navigation without a page load; follows redirects within the site. Throws where a full load must help. */
export async function fetchPayload<Payload>(url: URL, how: How = {}): Promise<{ url: URL; payload: Payload }> {
  let current = url
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const answer = await fetchJson(current, how)
    const redirect = redirectOf(answer)
    if (redirect === null) return { url: current, payload: answer as Payload }
    const next = new URL(redirect, current)
    if (!next.hash) next.hash = current.hash
    current = next
  }
  throw new Error('The address leads around in a circle.')
}

/** A page that says 404 is a page, so the status does not matter here. */
async function fetchJson(url: URL, how: How): Promise<unknown> {
  const asking = { ...how, timeout: constants.payloadTimeout, headers: { accept: 'application/json' } }
  return JSON.parse((await attempt(`/_payload${url.pathname}${url.search}`, asking)).text)
}

function redirectOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) throw new Error('Page data must be an object.')
  if ('redirect' in answer) {
    const address = guardAddress(answer.redirect, { external: false })
    if (!address.ok) throw new Error('The address leads away from this site.')
    return address.href
  }
  if (!('view' in answer)) throw new Error('The answer holds no page.')
  return null
}
