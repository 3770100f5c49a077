/** What a spreadsheet takes for the beginning of a formula, also after spaces; apostrophes in front, so that the way back is clear. */
const formula = /^'*\s*[=+\-@\t\r＝＋－＠]/u

/** An apostrophe in front makes it the text it is. Letters XML cannot hold are left out. */
export function harmlessCell(text: string): string {
  const readable = readableText(text)
  return formula.test(readable) ? `'${readable}` : readable
}

/** What was meant by a cell that `harmlessCell` wrote. */
export function meantCell(text: string): string {
  const rest = text.slice(1)
  return text.startsWith("'") && formula.test(rest) ? rest : text
}

export function readableText(text: string): string {
  return hasUnreadable.test(text) ? [...text].filter(isReadable).join('') : text
}

// biome reads a list of control letters as a slip; the classes say the same.
const hasUnreadable = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u

function isReadable(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}
