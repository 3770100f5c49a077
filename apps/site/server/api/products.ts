import {
  idsParameter,
  inquiryBounds,
  type ListedProduct,
  type Locale,
  localeCodes,
  logoMethods,
  type Product,
  productsAddress,
  routes,
} from '@lindero/contract'
import type { Catalogue, LocaleCatalogue } from '../../catalogue/catalogue.ts'
import { smallestSource } from '../../pages/smallest-source.ts'
import type { ApiDoor } from './read-api.ts'

const languageOf: ReadonlyMap<string, Locale> = new Map(localeCodes.map((locale) => [productsAddress(locale), locale]))

/** `/api/products?ids=1001,1002` and `/api/es/products?ids=…`: what an inquiry list shows of its products (E-5). */
export const productsDoor: ApiDoor = {
  knows: (path) => languageOf.has(path),
  knownQuery: [idsParameter],
  answer({ path, query }, catalogue: Catalogue): { products: ListedProduct[] } | null {
    const locale = languageOf.get(path)
    const ids = askedIds(query)
    if (!locale || !ids) return null
    const content = catalogue.locales[locale]
    const found = ids.map((id) => content.productByPublicId.get(id)).filter((product) => product !== undefined)
    return { products: found.map((product) => listed(product, content, locale)) }
  },
  keep: 'variant',
}

/** The numbers asked for; null where they are not written as numbers with commas between them, or are too many. */
function askedIds(query: URLSearchParams): number[] | null {
  const ids = (query.get(idsParameter) ?? '').split(',')
  const isWell = ids.length <= inquiryBounds.lines && ids.every((id) => /^\d{1,9}$/.test(id))
  return isWell ? [...new Set(ids.map(Number))] : null
}

function listed(product: Product, content: LocaleCatalogue, locale: Locale): ListedProduct {
  const { publicId, name, styleNo, colourways, moq } = product
  const first = colourways.find(({ images }) => images.length > 0)?.images[0] ?? null
  return {
    id: publicId,
    ...{ name, styleNo, moq },
    href: routes.product.href(locale, { id: publicId }),
    picture: smallestSource(content, first),
    colours: colourways.map(({ key, name, swatch }) => ({ key, name, swatch })),
    logoMethods: product.logoMethods.map((key) => ({ key, label: logoMethods[key][locale] })),
  }
}
