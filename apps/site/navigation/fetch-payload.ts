const mostRedirects = 5

/** The data of a page for a navigation without a page load; follows redirects within the site. */
export async function fetchPayload<Payload>(url: URL, signal: AbortSignal): Promise<{ url: URL; payload: Payload }> {
  let current = url
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const answer = await fetchJson(current, signal)
    const redirect = redirectOf(answer)
    if (redirect === null) return { url: current, payload: answer as Payload }
    const next = new URL(redirect, current)
    if (next.origin !== url.origin) throw new Error(`The address leads away from this site: ${next.href}`)
    if (!next.hash) next.hash = current.hash
    current = next
  }
  throw new Error('The address leads around in a circle.')
}

async function fetchJson(url: URL, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(`/_payload${url.pathname}${url.search}`, { signal, headers: { accept: 'application/json' } })
  // A page that says 404 is a page; anything that is no JSON is a fault a full load must show.
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    throw new Error(`No page data at ${url.pathname} (${response.status}).`)
  }
  return response.json()
}

function redirectOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) throw new Error('Page data must be an object.')
  if ('redirect' in answer && typeof answer.redirect === 'string') return answer.redirect
  if (!('view' in answer)) throw new Error('The answer holds no page.')
  return null
}
