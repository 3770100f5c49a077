/**
 * A form knows the rows of a list by their place; texts are known by the ids of their rows, so that a moved row stays itself.
 * Gives the second from the first. Pure.
 */
export function rowPath(formPath: string, idOf: (row: string) => unknown): string {
  const steps = formPath.split('.')
  return steps.map((step, index) => (/^\d+$/.test(step) ? rowId(steps.slice(0, index + 1), step, idOf) : step)).join('.')
}

function rowId(row: string[], place: string, idOf: (row: string) => unknown): string {
  const id = idOf(row.join('.'))
  return typeof id === 'string' ? id : place
}
