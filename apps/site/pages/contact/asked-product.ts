import { type Colourway, type Locale, type Product, routes } from '@lindero/contract'
import * as v from 'valibot'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { PictureData } from '../../design/picture.tsx'
import { formWords } from '../../i18n/form-words.ts'
import { withQuery } from '../addresses.ts'
import type { LoadContext } from '../page.ts'
import { pictureOf } from '../picture-of.ts'

/** What a contact page says of the style the buyer came from. */
export interface AskedProduct {
  id: number
  name: string
  styleNo: string
  /** The colour chosen on its page. */
  colour: string | null
  /** At first the smallest one, later as it was written. */
  quantity: number | string
  /** What is said where that is none. */
  quantityWords: string
  isQuantityWrong: boolean
  href: string
  picture: PictureData | null
}

export interface Asked {
  product: Product
  colour: Colourway | null
  quantity: number | string
  isQuantityWrong: boolean
}

/** A line that came back, with whatever was written for a number. */
const sentLine = v.object({
  product: v.number(),
  colours: v.array(v.object({ colour: v.fallback(v.string(), ''), quantity: v.union([v.number(), v.string()]) })),
})
const sentLines = v.fallback(v.array(v.fallback(v.nullable(sentLine), null)), [])

/** By the address, or by a form that was sent without script and came back. */
export function askedIn(content: LocaleCatalogue, { query, returned }: Pick<LoadContext, 'query' | 'returned'>): Asked | null {
  const [line] = v.parse(sentLines, returned?.values.lines)
  const id = line ? String(line.product) : (query.get('product') ?? '')
  const product = /^\d+$/.test(id) ? content.productByPublicId.get(Number(id)) : undefined
  if (!product) return null
  const [wanted] = line?.colours ?? []
  const isMeant = ({ key, name }: Colourway) => (line ? name === wanted?.colour : key === query.get('colour'))
  const quantity = wanted?.quantity ?? (product.moq.perColour || product.moq.perStyle)
  const isQuantityWrong = Object.hasOwn(returned?.problems ?? {}, 'lines.0.colours.0.quantity')
  return { product, colour: product.colourways.find(isMeant) ?? null, quantity, isQuantityWrong }
}

export function askedProduct(content: LocaleCatalogue, locale: Locale, asked: Asked): AskedProduct {
  const { product, colour, quantity, isQuantityWrong } = asked
  const { publicId, name, styleNo, colourways } = product
  return {
    id: publicId,
    ...{ name, styleNo, quantity, isQuantityWrong },
    quantityWords: formWords[locale].quantity,
    colour: colour?.name ?? null,
    href: withQuery(routes.product.href(locale, { id: publicId }), { colour: colour?.key ?? null }),
    picture: pictureOf(content, (colour ?? colourways[0])?.images[0]),
  }
}
