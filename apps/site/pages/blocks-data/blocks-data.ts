import type { Block, BlockType, Locale } from '@lindero/contract'
import type { ShownBlock, ShownBlockOf } from '../../blocks/block-data.ts'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import { wordsOf } from '../words.ts'
import type { BlockContext } from './context.ts'
import { type BlockOf, resolvers } from './resolvers.ts'

/** Blocks as their views take them: references followed, links resolved, what is not public left out. */
export function blocksData(
  content: LocaleCatalogue,
  locale: Locale,
  blocks: readonly Block[],
  mailSubject?: string,
): ShownBlock[] {
  const words = wordsOf(content, locale)
  const context: BlockContext = { content, locale, words, mailSubject: mailSubject ?? words.contact.subject }
  const shown = blocks.map((block) => resolve(block, context)).filter((block) => block !== null)
  // The first hero names the page.
  const first = shown.find((block) => block.type === 'hero')
  if (first) first.data.level = 1
  return shown
}

function resolve<Type extends BlockType>(block: BlockOf<Type>, context: BlockContext): ShownBlockOf<Type> | null {
  const type: Type = block.type
  const data = resolvers[type](block, context)
  return data && { type, data }
}
