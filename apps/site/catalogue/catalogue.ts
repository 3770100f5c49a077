import type {
  Category,
  Certificate,
  Company,
  FixedPage,
  Footer,
  FormSettings,
  Home,
  Locale,
  Material,
  Media,
  Navigation,
  Page,
  PartnerBrand,
  Product,
  Question,
  Settings,
  TextOverrides,
} from '@lindero/contract'

/**
 * All published content, joined and indexed once per change of content. Never altered: a change makes a new one, so a page
 * is a pure function of (catalogue, address).
 */
export interface Catalogue {
  /** Changes whenever content changes; part of every cache key. */
  readonly version: string
  readonly locales: Readonly<Record<Locale, LocaleCatalogue>>
  /** Old path → new path, both with the language prefix. */
  readonly redirects: ReadonlyMap<string, string>
}

/** The content published in one language. */
export interface LocaleCatalogue {
  readonly settings: Settings
  readonly company: Company | null
  readonly home: Home | null
  readonly navigation: Navigation | null
  readonly footer: Footer | null
  readonly texts: TextOverrides
  readonly forms: FormSettings
  readonly media: ReadonlyMap<number, Media>
  /** By document id, in the order of the listings. */
  readonly products: ReadonlyMap<number, Product>
  readonly productByPublicId: ReadonlyMap<number, Product>
  readonly productByStyleNo: ReadonlyMap<string, Product>
  readonly categories: ReadonlyMap<number, CategoryNode>
  /** By full path, `tote-bags/leather-totes`. */
  readonly categoryByPath: ReadonlyMap<string, CategoryNode>
  /** Categories without a parent, in order. */
  readonly rootCategories: readonly CategoryNode[]
  readonly pages: ReadonlyMap<number, Page>
  readonly pageBySlug: ReadonlyMap<string, Page>
  readonly fixedPage: ReadonlyMap<FixedPage, Page>
  /** Registers by document id, in the order staff gave them. */
  readonly certificates: ReadonlyMap<number, Certificate>
  readonly partnerBrands: ReadonlyMap<number, PartnerBrand>
  readonly materials: ReadonlyMap<number, Material>
  readonly questions: ReadonlyMap<number, Question>
}

export interface CategoryNode {
  readonly category: Category
  readonly path: string
  readonly ancestors: readonly CategoryNode[]
  readonly children: readonly CategoryNode[]
  /** Its own products and those of every category below it, each once, in listing order. */
  readonly products: readonly Product[]
}
