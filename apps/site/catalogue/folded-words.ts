/** Words as they are compared: without case, accents and marks. `Piel vacuna, n.º 3` → `piel`, `vacuna`, `n`, `o`, `3`. */
export function foldedWords(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}
