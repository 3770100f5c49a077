/** Controls, halves of letters and separators of lines: none belongs into one line, and databases refuse some of them. */
const controls = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

export function hasControls(text: string): boolean {
  return controls.test(text)
}

/** What was pasted from a table or a letter, as one line. */
export function oneLine(text: string): string {
  return text.replace(new RegExp(controls, 'gu'), ' ')
}
