import { isOf, type LinkTarget, type RichText, type Seo, type Vocabulary } from '@lindero/contract'
import * as v from 'valibot'

/** Small shapes that the shapes of documents and blocks are made of. */
export const text = v.string()
export const textOrNull = v.nullable(v.string())
export const number = v.pipe(v.number(), v.finite())
export const numberOrNull = v.nullable(number)
export const id = v.pipe(v.number(), v.integer())
export const idOrNull = v.nullable(id)
export const ids = v.array(id)
export const slug = v.pipe(v.string(), v.regex(/^[^/\s]+$/, 'a slug without slashes or spaces'))
/** Stands in style attributes, so nothing else may. */
export const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour such as #e6e0d8'))
export const range = v.object({ min: number, max: number })
export const seo: v.GenericSchema<unknown, Seo> = v.object({ title: textOrNull, description: textOrNull, image: idOrNull })

/** One of the keys of a vocabulary. */
export function keyOf<Table extends Vocabulary>(table: Table): v.GenericSchema<unknown, keyof Table & string> {
  return v.custom<keyof Table & string>((value) => isOf(table, value), 'a key of the vocabulary')
}

/** One of a list; the first of it where there is none, or one that a newer desk knows. */
export function oneOf<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
): v.GenericSchema<unknown, Choices[number]> {
  return v.fallback(v.picklist(choices), choices[0])
}

export const target: v.GenericSchema<unknown, LinkTarget> = v.variant('kind', [
  v.object({ kind: v.picklist(['home', 'contact', 'categories', 'products']) }),
  v.object({ kind: v.picklist(['page', 'category', 'listing', 'product']), id }),
  v.object({ kind: v.literal('address'), href: text, leaves: v.boolean() }),
])

export const links = v.array(v.object({ label: text, target }))
export const actions = v.array(v.object({ label: text, target, style: v.picklist(['primary', 'secondary']) }))

const inlines = v.array(
  v.variant('type', [
    v.object({
      type: v.literal('text'),
      text,
      bold: v.exactOptional(v.literal(true)),
      italic: v.exactOptional(v.literal(true)),
    }),
    v.object({ type: v.literal('link'), href: text, text }),
  ]),
)

export const richText: v.GenericSchema<unknown, RichText> = v.array(
  v.variant('type', [
    v.object({ type: v.literal('paragraph'), children: inlines }),
    v.object({ type: v.literal('heading'), level: v.picklist([2, 3]), children: inlines }),
    v.object({ type: v.literal('list'), ordered: v.boolean(), items: v.array(inlines) }),
    v.object({ type: v.literal('quote'), children: inlines }),
  ]),
)
