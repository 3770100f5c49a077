const longest = 100

/** `?q=`: null when nothing is searched; else the text in its one proper form, which may be empty. */
export function readSearchText(value: string | null): string | null {
  if (value === null) return null
  const plain = value.replace(/[\p{C}\s]+/gu, ' ').trim()
  // Cut between characters, never inside one.
  return [...plain].slice(0, longest).join('').trim()
}
