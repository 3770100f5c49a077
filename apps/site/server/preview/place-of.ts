import { type Block, type Locale, type PreviewKind, type PreviewTicket, routes } from '@lindero/contract'
import type { Catalogue, LocaleCatalogue } from '../../catalogue/catalogue.ts'

type Place = (content: LocaleCatalogue, id: number, locale: Locale) => string | null

/** The page of the site where a document is seen; null where none shows it. */
export function placeOf({ kind, id, locale }: PreviewTicket, catalogue: Catalogue): string | null {
  return places[kind](catalogue.locales[locale], Number(id), locale)
}

const places: Record<PreviewKind, Place> = {
  product: ({ products }, id, locale) => {
    const product = products.get(id)
    return product ? routes.product.href(locale, { id: product.publicId }) : null
  },
  category: ({ categories }, id, locale) => {
    const node = categories.get(id)
    return node ? routes.category.href(locale, { slug: node.path }) : null
  },
  page: ({ pages }, id, locale) => {
    const page = pages.get(id)
    return page ? routes.page.href(locale, { id: page.slug }) : null
  },
  home: atHome,
  navigation: atHome,
  footer: atHome,
  company: (_content, _id, locale) => routes.contact.href(locale),
  certificate: pageWith((block) => (block.type === 'certificateRegister' ? block.certificates : null)),
  partnerBrand: pageWith((block) => (block.type === 'logoWall' ? block.brands : null)),
  material: pageWith((block) => (block.type === 'swatches' ? block.materials : null)),
  question: pageWith((block) => (block.type === 'faq' ? block.questions : null)),
}

function atHome(_content: LocaleCatalogue, _id: number, locale: Locale): string {
  return routes.home.href(locale)
}

/** The first page with a part that lists the entry; such a part lists all when it names none. */
function pageWith(listed: (block: Block) => readonly number[] | null): Place {
  return (content, id, locale) => {
    const shows = (block: Block) => {
      const ids = listed(block)
      return ids !== null && (ids.length === 0 || ids.includes(id))
    }
    const pages = [...content.fixedPage.values(), ...content.pages.values()]
    const page = pages.find(({ blocks }) => blocks.some(shows))
    return page ? places.page(content, page.id, locale) : null
  }
}
