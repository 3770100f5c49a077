import type { Block, BlockType } from '@lindero/contract'
import type { BlockData } from '../../blocks/block-data.ts'
import { countText } from '../../i18n/format.ts'
import { cardsOf } from '../card-of.ts'
import { pictureOf } from '../picture-of.ts'
import { brandData } from './brand.ts'
import { certificateData } from './certificate.ts'
import { actionsOf, type BlockContext, chosen } from './context.ts'
import { formData } from './form.ts'
import { leadTimeData } from './lead-time.ts'
import { partsOf, safeText } from './safe-text.ts'
import { swatchData } from './swatch.ts'

export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>

/** Makes each type of block ready to draw; null when nothing of it can be shown. */
export type Resolvers = { [Type in BlockType]: (block: BlockOf<Type>, context: BlockContext) => BlockData[Type] | null }

const mostProducts = 8

export const resolvers: Resolvers = {
  hero: ({ eyebrow, title, text, picture, actions }, context) =>
    title
      ? { eyebrow, title, text, picture: pictureOf(context.content, picture), actions: actionsOf(context, actions), level: 2 }
      : null,
  richText: ({ body }) => unlessEmpty(partsOf(body), (parts) => ({ parts })),
  pictureText: ({ title, body, picture, side, actions }, context) => ({
    title,
    body: safeText(body),
    picture: pictureOf(context.content, picture),
    side,
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
  figures: ({ title, items }) => unlessEmpty(items, () => ({ title, items })),
  timeline: ({ title, items }) => unlessEmpty(items, () => ({ title, items })),
  certificateRegister: ({ title, intro, certificates }, context) =>
    unlessEmpty(chosen(context.content.certificates, certificates), (found) => ({
      title,
      intro,
      certificates: found.map((certificate) => certificateData(context, certificate)),
    })),
  logoWall: ({ title, intro, brands }, context) =>
    unlessEmpty(chosen(context.content.partnerBrands, brands), (found) => ({
      title,
      intro,
      brands: found.map((brand) => brandData(context, brand)),
    })),
  processSteps: ({ title, intro, steps }, { content }) =>
    unlessEmpty(steps, () => ({
      title,
      intro,
      steps: steps.map((step) => ({ ...step, picture: pictureOf(content, step.picture) })),
    })),
  leadTimeChart: (block, context) => unlessEmpty(block.stages, () => leadTimeData(context, block)),
  customisingOptions: ({ title, intro, groups }, { content, locale, words: { options: texts } }) =>
    unlessEmpty(groups, () => ({
      title,
      intro,
      groups: groups.map((group) => ({
        title: group.title,
        picture: pictureOf(content, group.picture),
        options: group.options.map(({ label, text, moq, extraDays }) => ({
          label,
          text,
          terms: [
            ...(moq ? [countText(locale, texts.pieces, moq)] : []),
            ...(extraDays === null ? [] : [extraDays > 0 ? countText(locale, texts.extraDays, extraDays) : texts.noExtraDays]),
          ],
        })),
      })),
    })),
  swatches: ({ title, intro, materials }, context) =>
    unlessEmpty(chosen(context.content.materials, materials), (found) => ({
      title,
      intro,
      materials: found.map((material) => swatchData(context, material)),
    })),
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
