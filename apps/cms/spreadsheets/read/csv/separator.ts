const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

interface Beginning {
  separator: Separator
  /** A first line `sep=;`, by which Excel is told the same; it is no row. */
  told: string | null
}

/** Which sign parts the cells: the one that occurs most in the head, outside quotation marks. Pure. */
export function separatorOf(text: string): Beginning {
  const [told, sign] = /^sep=([,;\t])\r?\n/i.exec(text) ?? []
  if (told !== undefined && isSeparator(sign)) return { separator: sign, told }
  const head = firstRow(text)
  const counted = separators.map((separator) => ({ separator, count: head.split(separator).length }))
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best))
  return { separator: most.separator, told: null }
}

function isSeparator(sign: unknown): sign is Separator {
  return separators.some((separator) => separator === sign)
}

/** Without what stands in quotation marks. */
function firstRow(text: string): string {
  const bare = text.replace(/"(?:[^"]|"")*"/g, '""')
  return /^[\r\n]*([^\r\n]*)/.exec(bare)?.[1] ?? ''
}
