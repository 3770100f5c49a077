import { createHash } from 'node:crypto'
import { defaultLocale, type Locale, localeCodes } from '@lindero/contract'
import type { Text } from './texts-of.ts'

/** What a translation was written from. Marks stand for texts that need only be known again. */
export interface Source {
  /** Mark of the translation. */
  as: string
  /** Mark of the original it was written from. */
  of: string
  /** That original in words; empty when only its mark is known. */
  words: string
  /** Earlier pairs of translation and original: a restored version brings an old translation with it. */
  earlier: [as: string, of: string][]
}

/** By the path of the text. */
export type Sources = Record<string, Source>

export interface Comparison {
  total: number
  missing: string[]
  outdated: string[]
  sources: Sources
}

const mostEarlier = 4

/** How far a document is in one language, given what was known of it before. Pure. */
export function compare(texts: readonly Text[], locale: Locale, before: Sources): Comparison {
  return locale === defaultLocale ? compareOriginal(texts) : compareTranslation(texts, locale, before)
}

function compareTranslation(texts: readonly Text[], locale: Locale, before: Sources): Comparison {
  const asked = texts.filter(({ words }) => words[defaultLocale])
  const written = asked.filter(({ words }) => words[locale])
  const sources: Sources = {}
  for (const { path } of texts) if (before[path]) sources[path] = before[path]
  for (const text of written) sources[text.path] = sourceOf(text, locale, before[text.path])
  return {
    total: asked.length,
    missing: asked.filter(({ words }) => !words[locale]).map(({ path }) => path),
    outdated: written.filter(({ path, words }) => sources[path]?.of !== mark(words[defaultLocale])).map(({ path }) => path),
    sources,
  }
}

function sourceOf({ words }: Text, locale: Locale, before: Source | undefined): Source {
  const [as, original] = [mark(words[locale]), words[defaultLocale] ?? '']
  if (before?.as === as) return before
  const of = before?.earlier.find(([known]) => known === as)?.[1] ?? mark(original)
  return { as, of, words: of === mark(original) ? original : '', earlier: before ? earlierPairs(before, as, of) : [] }
}

/** What is typed letter by letter from one original is one pair: else it would push out those worth knowing. */
function earlierPairs(before: Source, as: string, of: string): Source['earlier'] {
  const others = before.earlier.filter(([known]) => known !== as)
  const pairs: Source['earlier'] = before.of === of ? others : [[before.as, before.of], ...others]
  return pairs.slice(0, mostEarlier)
}

/** The original lacks what only a translation has. */
function compareOriginal(texts: readonly Text[]): Comparison {
  const asked = texts.filter(({ optional, words }) => words[defaultLocale] || (!optional && isWrittenElsewhere(words)))
  const missing = asked.filter(({ words }) => !words[defaultLocale]).map(({ path }) => path)
  return { total: asked.length, missing, outdated: [], sources: {} }
}

function isWrittenElsewhere(words: Text['words']): boolean {
  return localeCodes.some((code) => words[code])
}

/** The translation stands as it is for the original as it is. */
export function confirmed(texts: readonly Text[], sources: Sources, paths: readonly string[]): Sources {
  const still = texts.filter(({ path }) => paths.includes(path) && sources[path])
  const renewed = still.flatMap(({ path, words }) => {
    const source = sources[path]
    const original = words[defaultLocale] ?? ''
    return source ? [[path, { ...source, of: mark(original), words: original }]] : []
  })
  return { ...sources, ...Object.fromEntries(renewed) }
}

export function mark(words = ''): string {
  return createHash('sha256').update(words).digest('base64url').slice(0, 12)
}
