import type { Payload } from 'payload'
import { readDemoHouse } from './demo-house.ts'
import { setDemoState } from './demo-ledger.ts'
import { loadCategories, loadProducts, loadRegisters } from './load-catalogue.ts'
import { loadPictures } from './load-pictures.ts'
import { loadGlobals, loadPages } from './load-website.ts'
import { References } from './references.ts'
import { takeOutDemo } from './take-out.ts'

export interface DemoOptions {
  mediaDir: string
  say: (line: string) => void
  /** Another house than Lindero Leathergoods. */
  folder?: string
}

/** Fills the desk with Lindero Leathergoods, a maker that does not exist. What an interrupted load left is taken out first. */
export async function loadDemo(payload: Payload, { mediaDir, say, folder }: DemoOptions): Promise<void> {
  const house = readDemoHouse(folder)
  await takeOutDemo(payload)
  await setDemoState(payload, 'loading')
  const references = new References()
  await loadPictures(payload, { house, references, mediaDir, say })
  await loadCategories(payload, house.categories, references)
  await loadRegisters(payload, house, references)
  say('Demo categories, certificates, brands, materials and questions are in')
  await loadProducts(payload, house.products, references)
  say(`Demo products: ${house.products.length}`)
  await loadPages(payload, house.pages, references, say)
  await loadGlobals(payload, house, references, say)
  await setDemoState(payload, 'loaded')
  say(`Demo content is in: ${house.products.length} products, ${house.pages.length} pages, ${house.pictures.length} pictures`)
}
