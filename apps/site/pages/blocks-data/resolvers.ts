import type { Block, BlockType } from '@lindero/contract'
import type { BlockData } from '../../blocks/block-data.ts'
import { cardsOf } from '../card-of.ts'
import { pictureOf } from '../picture-of.ts'
import { brandData } from './brand.ts'
import { certificateData, standingWords } from './certificate.ts'
import { actionsOf, type BlockContext, chosen } from './context.ts'
import { formData } from './form.ts'
import { leadTimeData } from './lead-time.ts'
import { optionTerms } from './option-terms.ts'
import { partsOf, safeText } from './safe-text.ts'
import { swatchBookData } from './swatch.ts'

export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>

/** Makes each type of block ready to draw; null when nothing of it can be shown. */
export type Resolvers = { [Type in BlockType]: (block: BlockOf<Type>, context: BlockContext) => BlockData[Type] | null }

const mostProducts = 8

export const resolvers: Resolvers = {
  hero: ({ type: _, picture, actions, ...words }, context) =>
    words.title
      ? {
          ...words,
          picture: pictureOf(context.content, picture),
          actions: actionsOf(context, actions),
          level: 2,
          stations: [],
        }
      : null,
  richText: ({ tone, body }) => unlessEmpty(partsOf(body), (parts) => ({ tone, parts })),
  pictureText: ({ tone, title, body, picture, side, actions }, context) => ({
    tone,
    title,
    body: safeText(body),
    picture: pictureOf(context.content, picture),
    side,
    leads: false,
    actions: actionsOf(context, actions),
  }),
  gallery: ({ title, pictures }, { content }) => {
    const found = pictures.map(({ media, caption }) => ({ picture: pictureOf(content, media), caption }))
    return unlessEmpty(
      found.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : [])),
      (shown) => ({
        title,
        pictures: shown,
      }),
    )
  },
  figures: ({ tone, title, items }) => unlessEmpty(items, () => ({ tone, title, items })),
  timeline: ({ title, items }, { content }) =>
    unlessEmpty(items, () => ({
      title,
      items: items.map((item) => ({ ...item, picture: pictureOf(content, item.picture) })),
    })),
  certificateRegister: ({ title, intro, certificates }, context) =>
    unlessEmpty(chosen(context.content.certificates, certificates), (found) => ({
      title,
      intro,
      certificates: found.map((certificate) => certificateData(context, certificate)),
      words: standingWords(context),
    })),
  logoWall: ({ title, intro, brands }, context) =>
    unlessEmpty(chosen(context.content.partnerBrands, brands), (found) => ({
      title,
      intro,
      brands: found.map((brand) => brandData(context, brand)),
    })),
  processSteps: ({ layout, title, intro, steps }, { content }) =>
    unlessEmpty(steps, () => ({
      layout,
      title,
      intro,
      steps: steps.map((step) => ({ ...step, picture: pictureOf(content, step.picture) })),
    })),
  leadTimeChart: (block, context) => unlessEmpty(block.stages, () => leadTimeData(context, block)),
  customisingOptions: ({ title, intro, groups }, { content, locale, words }) =>
    unlessEmpty(groups, () => ({
      title,
      intro,
      groups: groups.map((group) => ({
        title: group.title,
        picture: pictureOf(content, group.picture),
        options: group.options.map((option) => ({
          label: option.label,
          text: option.text,
          method: option.method,
          terms: optionTerms(locale, words, option),
        })),
      })),
    })),
  swatches: (block, context) =>
    unlessEmpty(chosen(context.content.materials, block.materials), (found) => swatchBookData(context, block, found)),
  faq: ({ title, questions }, { content }) =>
    unlessEmpty(chosen(content.questions, questions), (found) => ({
      title,
      questions: found.map(({ question, answer }) => ({ question, answer })),
    })),
  productStrip: ({ title, products, actions }, context) =>
    unlessEmpty(
      cardsOf(context.content, context.locale, chosen(context.content.products, products), mostProducts),
      (cards) => ({
        title,
        products: cards,
        actions: actionsOf(context, actions),
      }),
    ),
  callToAction: ({ title, text, actions }, context) => ({ title, text, actions: actionsOf(context, actions) }),
  form: (block, context) => formData(context, block),
}

function unlessEmpty<Item, Data>(items: readonly Item[], make: (items: Item[]) => Data): Data | null {
  return items.length > 0 ? make([...items]) : null
}
