import { countryOf, envelope } from '@lindero/contract'
import type { FormBlockData } from '../form-data.ts'

export type Pairs = readonly (readonly [string, string])[]

/** The fields of a form as they would be sent; what was chosen as a file has been sent before. */
export function gather(form: HTMLFormElement): Pairs {
  return [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
}

/** Countries by their code: names differ a little from browser to browser. */
export function withCodes(pairs: Pairs, { fields, more }: FormBlockData): Pairs {
  const countries = new Set([...fields, ...more].filter(({ type }) => type === 'country').map(({ name }) => name))
  return pairs.map(([name, value]) => [name, (countries.has(name) && countryOf(value)) || value] as const)
}

export function fieldIn(pairs: Pairs, name: string): string {
  return pairs.find(([each]) => each === name)?.[1] ?? ''
}

export function filesIn(pairs: Pairs): string[] {
  return pairs.filter(([name]) => name === envelope.files).map(([, id]) => id)
}
