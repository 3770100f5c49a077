import { colourFamilies, type Locale, materialFamilies, type Product } from '@lindero/contract'
import type { LocaleCatalogue } from './catalogue.ts'
import { foldedWords } from './folded-words.ts'

/** What a product can be found by, folded once; each text is `' word word '`, so that a word's beginning is findable. */
interface Entry {
  styleNo: string
  name: string
  rest: string
}

const entries = new WeakMap<LocaleCatalogue, Map<Product, Entry>>()

/** Those of `products` in which every word of `text` begins some word, the best first, else in the order given. */
export function searchProducts(content: LocaleCatalogue, locale: Locale, products: Iterable<Product>, text: string): Product[] {
  const words = foldedWords(text)
  if (words.length === 0) return []
  const known = entries.get(content) ?? new Map<Product, Entry>()
  entries.set(content, known)
  const hits: { product: Product; rank: number }[] = []
  for (const product of products) {
    const entry = known.get(product) ?? entryOf(content, locale, product)
    known.set(product, entry)
    const rank = rankOf(entry, words)
    if (rank > 0) hits.push({ product, rank })
  }
  return hits.sort((a, b) => b.rank - a.rank).map(({ product }) => product)
}

function entryOf(content: LocaleCatalogue, locale: Locale, product: Product): Entry {
  const { family, outer } = product.materials
  const rest = [
    product.styleNo,
    outer,
    family ? materialFamilies[family][locale] : '',
    ...product.colourways.flatMap((colour) => [colour.name, colour.family ? colourFamilies[colour.family][locale] : '']),
    ...categoryNames(content, product),
  ]
  return { styleNo: compact(foldedWords(product.styleNo)), name: joined(product.name), rest: joined(rest.join(' ')) }
}

function categoryNames(content: LocaleCatalogue, product: Product): string[] {
  const nodes = product.categories.flatMap((id) => content.categories.get(id) ?? [])
  return nodes.flatMap((node) => [...node.ancestors, node]).map(({ category }) => category.name)
}

const exactStyle = 1_000

/** Nought when a word is missing. A style number leads, then whole words of the name, then their beginnings, then the rest. */
function rankOf(entry: Entry, words: readonly string[]): number {
  const wanted = compact(words)
  if (wanted === entry.styleNo || wanted === entry.styleNo.replace(/\D/g, '')) return exactStyle
  let rank = 0
  for (const word of words) {
    const found = rankOfWord(entry, word) || (entry.styleNo.startsWith(word) ? 1 : 0)
    if (found === 0) return 0
    rank += found
  }
  return rank
}

function rankOfWord({ name, rest }: Entry, word: string): number {
  if (name.includes(` ${word} `)) return 4
  // "totes" finds "tote": the plural both languages share. True stems are for later.
  const stem = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
  if (name.includes(` ${stem}`)) return 3
  return rest.includes(` ${stem}`) ? 1 : 0
}

function joined(text: string): string {
  return ` ${foldedWords(text).join(' ')} `
}

function compact(words: readonly string[]): string {
  return words.join('')
}
