import { remembering } from './remembering.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const preference: readonly Encoding[] = ['br', 'gzip', 'identity']

/** The encoding a visitor likes best of those we keep; at equal liking the smallest one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  return accepted ? likedBest(accepted) : 'identity'
}

const likedBest = remembering((accepted): Encoding => {
  const weights = new Map(accepted.split(',').map(weightOf))
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  const best = Math.max(...preference.map(weight))
  return preference.find((encoding) => best > 0 && weight(encoding) === best) ?? 'identity'
})

function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/)
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const weight = q === undefined ? 1 : Number(q)
  return [name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0]
}

/** Whether an If-None-Match header names the tag; weak comparison, as the header asks for. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === tag || ifNoneMatch === '*') return true
  return ifNoneMatch.includes(tag) && ifNoneMatch.split(',').some((given) => given.trim().replace(/^W\//, '') === tag)
}
