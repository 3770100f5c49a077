import type { Block, BlockType, Locale } from '@lindero/contract'
import type { ShownBlock, ShownBlockOf } from '../../blocks/block-data.ts'
import type { Station } from '../../blocks/hero/route.tsx'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import { wordsOf } from '../words.ts'
import type { BlockContext } from './context.ts'
import { type BlockOf, resolvers } from './resolvers.ts'

/** Which page the blocks stand on, and what became of a form there. */
export type PlaceOfBlocks = Pick<BlockContext, 'page'> & Partial<Pick<BlockContext, 'mailSubject' | 'returned' | 'isSent'>>

/** Blocks as their views take them: references followed, links resolved, what is not public left out. */
export function blocksData(
  content: LocaleCatalogue,
  locale: Locale,
  blocks: readonly Block[],
  place: PlaceOfBlocks,
): ShownBlock[] {
  const words = wordsOf(content, locale)
  const usual = { mailSubject: words.contact.subject, returned: null, isSent: false }
  const context: BlockContext = { content, locale, words, blocks, ...usual, ...place }
  const all = blocks.map((block) => resolve(block, context)).filter((block) => block !== null)
  const shown = context.isSent ? thankingOnce(all) : all
  // The first hero names the page.
  const first = shown.find((block) => block.type === 'hero')
  if (first) first.data.level = 1
  // After an opening of words alone the picture of the next block is the first one seen.
  const [opening, next] = shown
  if (opening?.type === 'hero' && opening.data.layout === 'plain' && next?.type === 'pictureText') next.data.leads = true
  for (const block of shown) if (block.type === 'hero' && block.data.layout === 'route') block.data.stations = stationsOf(shown)
  return shown
}

/** After a form was sent without script one place says so; which of several it was is not known. */
function thankingOnce(shown: ShownBlock[]): ShownBlock[] {
  const first = shown.find(({ type }) => type === 'form')
  return shown.filter((block) => block.type !== 'form' || block === first)
}

/** The steps of the page, each with the anchor its view gives it (`Blocks` counts parts from one). */
function stationsOf(shown: readonly ShownBlock[]): Station[] {
  for (const [index, block] of shown.entries()) {
    if (block.type !== 'processSteps') continue
    return block.data.steps.map(({ title }, step) => ({ label: title, href: `#part-${index + 1}-${step + 1}` }))
  }
  return []
}

function resolve<Type extends BlockType>(block: BlockOf<Type>, context: BlockContext): ShownBlockOf<Type> | null {
  const type: Type = block.type
  const data = resolvers[type](block, context)
  return data && { type, data }
}
