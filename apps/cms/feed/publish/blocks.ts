import type { Block, BlockType } from '@lindero/contract'
import { heroLooks, swatchLooks, toneLooks } from '../../blocks/looks.ts'
import { readForm } from './form-block.ts'
import { isWritten } from './is-written.ts'
import { readActions } from './link.ts'
import {
  readCustomisingOptions,
  readFigures,
  readGallery,
  readLeadTimeChart,
  readProcessSteps,
  readTimeline,
} from './list-blocks.ts'
import type { Reader } from './reader.ts'
import { readRichText } from './rich-text.ts'

type ReadBlock<Type extends BlockType> = (row: Reader) => Extract<Block, { type: Type }>

const title = (row: Reader) => row.text('title')
const intro = (row: Reader) => row.text('intro')
const tone = (row: Reader) => row.oneOf(toneLooks, 'tone') ?? 'plain'

/** How each part of a page is read. A type of the contract without a row here does not compile. */
const readers: { [Type in BlockType]: ReadBlock<Type> } = {
  hero: (row) => ({
    type: 'hero',
    layout: row.oneOf(heroLooks, 'layout') ?? 'below',
    eyebrow: row.text('eyebrow'),
    title: title(row),
    text: row.text('text'),
    picture: row.reference('picture'),
    actions: readActions(row),
  }),
  richText: (row) => ({ type: 'richText', tone: tone(row), body: readRichText(row.value('body')) }),
  pictureText: (row) => ({
    type: 'pictureText',
    tone: tone(row),
    title: title(row),
    body: readRichText(row.value('body')),
    picture: row.reference('picture'),
    side: row.text('side') === 'right' ? 'right' : 'left',
    actions: readActions(row),
  }),
  gallery: readGallery,
  figures: readFigures,
  timeline: readTimeline,
  certificateRegister: (row) => ({
    type: 'certificateRegister',
    title: title(row),
    intro: intro(row),
    certificates: row.references('certificates'),
  }),
  logoWall: (row) => ({ type: 'logoWall', title: title(row), intro: intro(row), brands: row.references('brands') }),
  processSteps: readProcessSteps,
  leadTimeChart: readLeadTimeChart,
  customisingOptions: readCustomisingOptions,
  swatches: (row) => ({
    type: 'swatches',
    layout: row.oneOf(swatchLooks, 'layout') ?? 'cards',
    title: title(row),
    intro: intro(row),
    materials: row.references('materials'),
  }),
  faq: (row) => ({ type: 'faq', title: title(row), questions: row.references('questions') }),
  productStrip: (row) => ({
    type: 'productStrip',
    title: title(row),
    products: row.references('products'),
    actions: readActions(row),
  }),
  callToAction: (row) => ({ type: 'callToAction', title: title(row), text: row.text('text'), actions: readActions(row) }),
  form: readForm,
}

/** The parts of a page in one language, without those that are not written in it yet. */
export function readBlocks(document: Reader): Block[] {
  return document
    .rows('blocks')
    .flatMap((row): Block[] => {
      const type = row.oneOf(readers, 'blockType')
      return type ? [readers[type](row)] : []
    })
    .filter(isWritten)
}
