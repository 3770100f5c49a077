/** Public addresses by what stands there: a document, in a language, in one of its forms. */
export type Addresses = ReadonlyMap<string, string>

export interface StoredRedirect {
  id: number
  from: string
  to: string
}

export interface RedirectPlan {
  remove: number[]
  update: { id: number; to: string }[]
  create: { from: string; to: string }[]
}

/**
 * What must become of the redirects when addresses change (E-9): an address that was left leads to the new one, an address
 * that is used again loses its redirect, and every redirect leads straight to its end. Pure.
 */
export function planRedirects(before: Addresses, after: Addresses, existing: readonly StoredRedirect[]): RedirectPlan {
  const targets = new Map(existing.map(({ from, to }) => [from, to]))
  const [wasLive, live] = [new Set(before.values()), new Set(after.values())]
  for (const address of live) if (!wasLive.has(address)) targets.delete(address)
  for (const [document, from] of before) {
    const to = after.get(document)
    if (to !== undefined && !live.has(from)) targets.set(from, to)
  }
  return difference(existing, flatten(targets))
}

function flatten(targets: ReadonlyMap<string, string>): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [from, to] of targets) {
    const end = endOf(from, to, targets)
    if (end !== null) flat.set(from, end)
  }
  return flat
}

/** Where a redirect leads in the end; null when it leads back to where it began or into a circle. */
export function endOf(from: string, to: string, targets: ReadonlyMap<string, string>): string | null {
  const seen = new Set([from])
  let at = to
  for (;;) {
    const { path, rest } = split(at)
    if (seen.has(path)) return null
    const next = targets.get(path)
    if (next === undefined) return at
    seen.add(path)
    at = rest && !/[?#]/.test(next) ? next + rest : next
  }
}

function split(address: string): { path: string; rest: string } {
  const cut = address.search(/[?#]/)
  return cut < 0 ? { path: address, rest: '' } : { path: address.slice(0, cut), rest: address.slice(cut) }
}

function difference(existing: readonly StoredRedirect[], wanted: ReadonlyMap<string, string>): RedirectPlan {
  const present = new Set(existing.map(({ from }) => from))
  const plan: RedirectPlan = { remove: [], update: [], create: [] }
  for (const { id, from, to } of existing) {
    const target = wanted.get(from)
    if (target === undefined) plan.remove.push(id)
    else if (target !== to) plan.update.push({ id, to: target })
  }
  for (const [from, to] of wanted) if (!present.has(from)) plan.create.push({ from, to })
  return plan
}
