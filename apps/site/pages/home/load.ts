import { type Home, type Locale, routes } from '@lindero/contract'
import type { ProductCardData } from '../../blocks/product-card/product-card.tsx'
import type { CategoryNode, LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { PictureData } from '../../design/picture.tsx'
import { alternatesOf } from '../addresses.ts'
import { cardsOf } from '../card-of.ts'
import type { LoadContext, LoadResult } from '../page.ts'
import { pictureOf } from '../picture-of.ts'
import { descriptionOf, shareImageOf, titleOf } from '../titles.ts'
import { certificatesOf, partnersOf, type TeaserData, teaserOf } from './teasers.ts'

export interface HomeData {
  hero: { title: string; text: string; picture: PictureData | null }
  statement: string
  figures: Home['figures']
  categories: { name: string; href: string; count: number; picture: PictureData | null }[]
  selected: { title: string; products: ProductCardData[] }
  craft: { title: string; text: string; points: string[]; picture: PictureData | null } | null
  steps: Home['steps']
  call: Home['call']
  /** What the company's own pages say of themselves; each leads there. */
  tour: TeaserData | null
  certificates: (TeaserData & { papers: { name: string; number: string }[] }) | null
  partners: (TeaserData & { brands: { name: string; logo: PictureData | null }[] }) | null
  hrefs: { contact: string; products: string; categories: string }
}

const mostCategories = 7
const mostSelected = 6

export function loadHome({ catalogue, locale }: LoadContext): LoadResult<HomeData> {
  const content = catalogue.locales[locale]
  const home = content.home ?? homeWithoutWords(content)
  const data: HomeData = {
    hero: { title: home.hero.title, text: home.hero.text, picture: pictureOf(content, home.hero.picture) },
    statement: home.statement,
    figures: home.figures,
    categories: content.rootCategories.slice(0, mostCategories).map((node) => indexEntry(content, locale, node)),
    selected: { title: home.selected.title, products: selectedCards(content, locale, home.selected.products) },
    craft: home.craft.title ? { ...home.craft, picture: pictureOf(content, home.craft.picture) } : null,
    steps: home.steps,
    call: home.call,
    tour: teaserOf(content, locale, 'factory-tour'),
    certificates: certificatesOf(content, locale),
    partners: partnersOf(content, locale),
    hrefs: {
      contact: routes.contact.href(locale),
      products: routes.products.href(locale, { slug: '' }),
      categories: routes.category.href(locale, { slug: '' }),
    },
  }
  const { settings, company } = content
  const meta = {
    title: titleOf(content, '', home.seo),
    description: descriptionOf(home.seo.description, settings.description, company?.description, home.hero.text),
    canonical: routes.home.href(locale),
    alternates: alternatesOf(catalogue, (_, code) => routes.home.href(code)),
    image: shareImageOf(content, home.seo.image, home.hero.picture),
  }
  return { kind: 'page', data, meta }
}

/** Staff have published no home in this language yet: the company's own words and the collection still make a page. */
function homeWithoutWords({ company, settings }: LocaleCatalogue): Home {
  return {
    hero: { title: company?.tagline || settings.siteName, text: company?.description || settings.description, picture: null },
    statement: '',
    figures: [],
    selected: { title: '', products: [] },
    steps: { title: '', text: '', items: [] },
    craft: { title: '', text: '', points: [], picture: null },
    call: { title: '', text: '' },
    seo: { title: null, description: null, image: null },
    updatedAt: '',
  }
}

function indexEntry(content: LocaleCatalogue, locale: Locale, node: CategoryNode): HomeData['categories'][number] {
  // A product stands on its own ground and suits the square; a banner may be a wide scene.
  const product = node.products.find(({ colourways }) => colourways[0]?.images.length)
  return {
    name: node.category.name,
    href: routes.category.href(locale, { slug: node.path }),
    count: node.products.length,
    picture: pictureOf(content, product?.colourways[0]?.images[0]) ?? pictureOf(content, node.category.banner),
  }
}

function selectedCards(content: LocaleCatalogue, locale: Locale, ids: readonly number[]): ProductCardData[] {
  const chosen = ids.map((id) => content.products.get(id)).filter((product) => product !== undefined)
  return cardsOf(content, locale, chosen.length > 0 ? chosen : content.products.values(), mostSelected)
}
