/** Several names in one cell: `OEM | ODM`; a name with the sign in it has `\|` there. A line end parts them too. */
export function writeNames(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\|]/g, '\\$&')).join(' | ')
}

export function readNames(cell: string): string[] {
  const names = cell.match(/(?:\\[\\|]|[^|\n])+/g) ?? []
  return names.map((name) => name.replace(/\\([\\|])/g, '$1').trim()).filter(Boolean)
}
