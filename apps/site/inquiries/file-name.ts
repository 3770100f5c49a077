const mostLetters = 120

/** The last part of a path, in lower case, without its dot. */
export function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** A name that is safe to show and to save under, ending as its content asks; null when nothing is left of it. */
export function safeFileName(given: string, endings: readonly [string, ...string[]]): string | null {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '')
  if (clean === '') return null
  const ending = endingOf(clean)
  const fits = endings.includes(ending)
  const stem = fits ? clean.slice(0, -ending.length - 1) : clean
  return `${[...stem].slice(0, mostLetters).join('') || 'file'}.${fits ? ending : endings[0]}`
}
