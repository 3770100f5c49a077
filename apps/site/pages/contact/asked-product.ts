import { type Colourway, checkLines, type Locale, type Product, routes } from '@lindero/contract'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { PictureData } from '../../design/picture.tsx'
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
  /** At first the smallest one. */
  quantity: number
  href: string
  picture: PictureData | null
}

export interface Asked {
  product: Product
  colour: Colourway | null
  quantity: number
}

/** By the address, or by a form that was sent without script and came back. */
export function askedIn(content: LocaleCatalogue, { query, returned }: Pick<LoadContext, 'query' | 'returned'>): Asked | null {
  const [line] = checkLines(returned?.values.lines)
  const id = line ? String(line.product) : (query.get('product') ?? '')
  const product = /^\d+$/.test(id) ? content.productByPublicId.get(Number(id)) : undefined
  if (!product) return null
  const [wanted] = line?.colours ?? []
  const isMeant = ({ key, name }: Colourway) => (line ? name === wanted?.colour : key === query.get('colour'))
  const quantity = wanted?.quantity ?? (product.moq.perColour || product.moq.perStyle)
  return { product, colour: product.colourways.find(isMeant) ?? null, quantity }
}

export function askedProduct(content: LocaleCatalogue, locale: Locale, { product, colour, quantity }: Asked): AskedProduct {
  const { publicId, name, styleNo, colourways } = product
  return {
    id: publicId,
    ...{ name, styleNo, quantity },
    colour: colour?.name ?? null,
    href: withQuery(routes.product.href(locale, { id: publicId }), { colour: colour?.key ?? null }),
    picture: pictureOf(content, (colour ?? colourways[0])?.images[0]),
  }
}
