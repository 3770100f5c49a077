import fs from 'node:fs'
import path from 'node:path'
import { root } from '../scripts/paths.mjs'

/** What is called by another document's name: those are not in an empty desk. */
const elsewhere = new Set(['categories', 'certificates', 'related', 'publicId', 'images', 'image'])
/** @type {Record<string, string>} */
const lists = { colourways: 'colour', faq: 'faq' }

/**
 * A file of so many products, made from those of the demo house.
 * @param {number} rows
 */
export function productFile(rows) {
  const content = fs.readFileSync(path.join(root, 'apps/cms/demo/content/products.json'), 'utf8')
  const products = /** @type {Record<string, unknown>[]} */ (JSON.parse(content)).map(
    (product) => new Map(cellsOf(product, '')),
  )
  const heads = [...new Set(products.flatMap((product) => [...product.keys()]))]
  const lines = Array.from({ length: rows }, (_, at) => {
    const product = products[at % products.length]
    return heads.map((head) => cell(head === 'styleNo' ? `B-${at}` : product?.get(head))).join(',')
  })
  return [heads.map(cell).join(','), ...lines].join('\r\n')
}

/**
 * @param {object} part
 * @param {string} before
 * @returns {[string, unknown][]}
 */
function cellsOf(part, before) {
  return Object.entries(part).flatMap(([name, value]) => {
    if (elsewhere.has(name)) return []
    const prefix = lists[name]
    if (prefix && Array.isArray(value)) return value.flatMap((entry, at) => cellsOf(entry, `${prefix}${at + 1}.`))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return cellsOf(value, `${before}${name}.`)
    return /** @type {[string, unknown][]} */ ([[`${before}${name}`, value]])
  })
}

/** @param {unknown} value */
function cell(value) {
  const text = Array.isArray(value) ? value.join(' | ') : String(value ?? '')
  return `"${text.replaceAll('"', '""')}"`
}
