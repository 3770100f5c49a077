import * as v from 'valibot'

const schema = v.pipe(v.string(), v.maxLength(254), v.email())

/** One address and nothing beside it: no list, no name, no line end. */
export function isMailAddress(value: string): boolean {
  return v.is(schema, value)
}
