import { type Block, type BlockType, heroLayouts, logoMethods, stepLayouts, swatchLayouts, tones } from '@lindero/contract'
import * as v from 'valibot'
import { actions, id, idOrNull, ids, keyOf, number, numberOrNull, oneOf, range, richText, text } from './parts.ts'

type BlockShapes = { [Type in BlockType]: v.GenericSchema<unknown, Extract<Block, { type: Type }>> }

const titled = { title: text, intro: text }
const tone = oneOf(tones)

const blockShapes: BlockShapes = {
  hero: v.object({
    type: v.literal('hero'),
    layout: oneOf(heroLayouts),
    eyebrow: text,
    title: text,
    text,
    picture: idOrNull,
    actions,
  }),
  richText: v.object({ type: v.literal('richText'), tone, body: richText }),
  pictureText: v.object({
    type: v.literal('pictureText'),
    tone,
    title: text,
    body: richText,
    picture: idOrNull,
    side: v.picklist(['left', 'right']),
    actions,
  }),
  gallery: v.object({ type: v.literal('gallery'), title: text, pictures: v.array(v.object({ media: id, caption: text })) }),
  figures: v.object({
    type: v.literal('figures'),
    tone,
    title: text,
    items: v.array(v.object({ value: text, label: text })),
  }),
  timeline: v.object({
    type: v.literal('timeline'),
    title: text,
    items: v.array(v.object({ year: number, title: text, text, picture: v.optional(idOrNull, null) })),
  }),
  certificateRegister: v.object({ type: v.literal('certificateRegister'), ...titled, certificates: ids }),
  logoWall: v.object({ type: v.literal('logoWall'), ...titled, brands: ids }),
  processSteps: v.object({
    type: v.literal('processSteps'),
    layout: oneOf(stepLayouts),
    ...titled,
    steps: v.array(v.object({ title: text, text, picture: idOrNull, facts: v.array(text) })),
  }),
  leadTimeChart: v.object({
    type: v.literal('leadTimeChart'),
    ...titled,
    stages: v.array(v.object({ phase: v.picklist(['development', 'bulk', 'shipping']), label: text, note: text, days: range })),
  }),
  customisingOptions: v.object({
    type: v.literal('customisingOptions'),
    ...titled,
    groups: v.array(
      v.object({
        title: text,
        picture: idOrNull,
        options: v.array(
          v.object({
            label: text,
            text,
            method: v.fallback(v.nullable(keyOf(logoMethods)), null),
            moq: numberOrNull,
            extraDays: numberOrNull,
          }),
        ),
      }),
    ),
  }),
  swatches: v.object({ type: v.literal('swatches'), layout: oneOf(swatchLayouts), ...titled, materials: ids }),
  faq: v.object({ type: v.literal('faq'), title: text, questions: ids }),
  productStrip: v.object({ type: v.literal('productStrip'), title: text, products: ids, actions }),
  callToAction: v.object({ type: v.literal('callToAction'), title: text, text, actions }),
  form: v.object({
    type: v.literal('form'),
    form: v.picklist(['inquiry', 'custom']),
    ...titled,
    fields: v.array(
      v.object({
        name: text,
        type: v.picklist(['text', 'email', 'tel', 'mobile', 'country', 'select', 'textarea', 'file', 'consent']),
        label: text,
        help: text,
        required: v.boolean(),
        options: v.array(text),
      }),
    ),
    submitLabel: text,
  }),
}

/** The compiler asks for a shape of every type; the type an entry names picks its shape. */
export const block: v.GenericSchema<unknown, Block> = v.lazy((input) => {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined
  return isBlockType(type) ? blockShapes[type] : v.never('a block of a known type')
})

function isBlockType(type: unknown): type is BlockType {
  return typeof type === 'string' && Object.hasOwn(blockShapes, type)
}
