import { numberFault, taken } from '../../collections/public-id.ts'
import type { Fault } from './plan-row.ts'

/** What is wrong with the public number a row brings for a new product; without one it gets the next. */
export function givenNumberFaults(publicId: unknown, given: ReadonlySet<number>): Fault[] {
  if (typeof publicId !== 'number') return []
  const words = given.has(publicId) ? taken(publicId) : numberFault(publicId, highestOf(given))
  return words ? [{ column: 'publicId', words }] : []
}

/** Asked for every row, so each set is gone through once. */
const known = new WeakMap<ReadonlySet<number>, number>()

function highestOf(given: ReadonlySet<number>): number {
  const highest = known.get(given) ?? [...given].reduce((most, number) => Math.max(most, number), 0)
  known.set(given, highest)
  return highest
}
