const most = 5

/** A list in a sentence: the first five, and how many more there are. */
export function firstFew(names: readonly string[]): string {
  const more = names.length - most
  return names.slice(0, most).join(', ') + (more > 0 ? ` + ${more}` : '')
}
