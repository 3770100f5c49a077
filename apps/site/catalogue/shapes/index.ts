import { type ContentKinds, fixedPages } from '@lindero/contract'
import * as v from 'valibot'
import { block } from './blocks.ts'
import { globals } from './globals.ts'
import { hexColour, id, idOrNull, number, seo, slug, text, textOrNull } from './parts.ts'
import { product } from './product.ts'
import { registers } from './registers.ts'

/**
 * The shape each kind of content must have to be let into the catalogue. The compiler holds these to the contract: a field the
 * contract gains must be added here too.
 */
export const shapes: { [Kind in keyof ContentKinds]: v.GenericSchema<unknown, ContentKinds[Kind]> } = {
  ...globals,
  ...registers,
  category: v.object({
    id,
    parent: idOrNull,
    slug,
    name: text,
    intro: text,
    banner: idOrNull,
    order: number,
    seo,
    updatedAt: text,
  }),
  media: v.object({
    id,
    alt: text,
    credit: textOrNull,
    width: number,
    height: number,
    focal: v.object({ x: number, y: number }),
    src: text,
    renditions: v.array(v.object({ format: v.picklist(['avif', 'webp']), width: number, src: text })),
    // Copies on disk from before these were made have neither.
    share: v.optional(textOrNull, null),
    colour: v.fallback(v.nullable(hexColour), null),
  }),
  page: v.object({
    id,
    fixed: v.nullable(v.picklist(fixedPages)),
    slug,
    title: text,
    blocks: v.array(block),
    seo,
    updatedAt: text,
  }),
  product,
  redirect: v.object({ id, from: text, to: text }),
}
