import { type Block, type Locale, localeCodes, routes } from '@lindero/contract'
import type { Catalogue, CategoryNode, LocaleCatalogue } from '../../catalogue/catalogue.ts'
import { alternatesOf } from '../../pages/addresses.ts'
import type { PageMeta } from '../../pages/page.ts'

/** One public page in one language. */
export interface SitemapEntry {
  locale: Locale
  /** The same page in each language; its own among them. */
  alternates: PageMeta['alternates']
  /** When its content changed last; null when nobody knows. */
  changed: string | null
  /** Paths of the pictures it shows. */
  images: string[]
}

/** Every address of the site that search engines should know, language by language. */
export function sitemapEntries(catalogue: Catalogue): SitemapEntry[] {
  return localeCodes.flatMap((locale) => [
    ...single(catalogue, locale),
    ...pages(catalogue, locale),
    ...categories(catalogue, locale),
    ...products(catalogue, locale),
  ])
}

function single(catalogue: Catalogue, locale: Locale): SitemapEntry[] {
  const content = catalogue.locales[locale]
  const { home } = content
  const contact = content.fixedPage.get('contact')
  const everywhere = (href: (code: Locale) => string) => alternatesOf(catalogue, (_, code) => href(code))
  const allCategories = [...content.categories.values()].map(({ category }) => category)
  return [
    {
      locale,
      alternates: everywhere(routes.home.href),
      changed: newest(home),
      images: imagesOf(content, [home?.hero.picture, home?.craft.picture]),
    },
    {
      locale,
      alternates: everywhere(routes.contact.href),
      changed: newest(contact),
      images: imagesOf(content, contact ? picturesIn(contact.blocks) : []),
    },
    {
      locale,
      alternates: everywhere((code) => routes.category.href(code, { slug: '' })),
      changed: newest(...allCategories),
      images: [],
    },
    {
      locale,
      alternates: everywhere((code) => routes.products.href(code, { slug: '' })),
      changed: newest(...content.products.values()),
      images: [],
    },
  ]
}

function pages(catalogue: Catalogue, locale: Locale): SitemapEntry[] {
  const content = catalogue.locales[locale]
  return [...content.pageBySlug.values()]
    .filter(({ fixed }) => fixed !== 'contact')
    .map((page) => ({
      locale,
      alternates: alternatesOf(catalogue, (other, code) => {
        const there = other.pages.get(page.id)
        return there ? routes.page.href(code, { id: there.slug }) : null
      }),
      changed: newest(page),
      images: imagesOf(content, picturesIn(page.blocks)),
    }))
}

/** The landing page of each category and the first page of its listing. */
function categories(catalogue: Catalogue, locale: Locale): SitemapEntry[] {
  const content = catalogue.locales[locale]
  return [...content.categoryByPath.values()].flatMap((node) => {
    const { category } = node
    const changed = newest(category, ...node.products)
    const images = imagesOf(content, [category.banner])
    const inBoth = (href: (code: Locale, there: CategoryNode) => string) =>
      alternatesOf(catalogue, (other, code) => {
        const there = other.categories.get(category.id)
        return there ? href(code, there) : null
      })
    return [
      { locale, alternates: inBoth((code, { path }) => routes.category.href(code, { slug: path })), changed, images },
      { locale, alternates: inBoth((code, { path }) => routes.products.href(code, { slug: path })), changed, images: [] },
    ]
  })
}

function products(catalogue: Catalogue, locale: Locale): SitemapEntry[] {
  const content = catalogue.locales[locale]
  return [...content.productByPublicId.values()].map((product) => ({
    locale,
    alternates: alternatesOf(catalogue, (other, code) =>
      other.productByPublicId.has(product.publicId) ? routes.product.href(code, { id: product.publicId }) : null,
    ),
    changed: newest(product),
    images: imagesOf(
      content,
      product.colourways.flatMap((colour) => colour.images),
    ),
  }))
}

function newest(...documents: ({ updatedAt: string } | null | undefined)[]): string | null {
  let last = ''
  for (const document of documents) if (document && document.updatedAt > last) last = document.updatedAt
  return last || null
}

function imagesOf(content: LocaleCatalogue, ids: readonly (number | null | undefined)[]): string[] {
  return [...new Set(ids)].flatMap((id) => (id == null ? [] : (content.media.get(id)?.src ?? [])))
}

function picturesIn(blocks: readonly Block[]): (number | null)[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'hero':
      case 'pictureText':
        return block.picture
      case 'gallery':
        return block.pictures.map(({ media }) => media)
      case 'processSteps':
        return block.steps.map(({ picture }) => picture)
      case 'timeline':
        return block.items.map(({ picture }) => picture)
      default:
        return []
    }
  })
}
