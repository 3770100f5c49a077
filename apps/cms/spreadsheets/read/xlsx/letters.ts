/** Far more than a spreadsheet keeps (32 767); what is longer was made to do harm. */
export const mostLettersInCell = 1_000_000

/** Spreadsheets write letters that XML cannot hold as `_x000D_`. */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** `C5` is in the third column, counted from 0; -1 for what is no place. */
export function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
