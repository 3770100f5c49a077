/**
 * A spreadsheet takes a cell that begins so for a formula and runs it, also after spaces; an apostrophe in front makes it the
 * text it is. Letters XML cannot hold are left out.
 */
export function harmlessCell(text: string): string {
  const readable = [...text].filter(isReadable).join('')
  return /^\s*[=+\-@\t\r＝＋－＠]/u.test(readable) ? `'${readable}` : readable
}

function isReadable(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}
