import type { ContentKind, ContentKinds, Locale } from '@lindero/contract'
import { publishCategory } from './publish/category.ts'
import { publishCompany } from './publish/company.ts'
import { publishHome } from './publish/home.ts'
import { publishMedia } from './publish/media.ts'
import { publishPage } from './publish/page.ts'
import { publishProduct } from './publish/product.ts'
import type { Reader } from './publish/reader.ts'
import { publishRedirect } from './publish/redirect.ts'
import { publishSettings } from './publish/settings.ts'

/** Where each kind of content is kept and how it becomes what the site reads; null means not fit to be shown. */
export type Publish<Kind extends ContentKind> = (document: Reader, locale: Locale) => ContentKinds[Kind] | null

interface Source<Kind extends ContentKind> {
  kept: { collection: string } | { global: string }
  publish: Publish<Kind>
}

export const sources: { [Kind in ContentKind]: Source<Kind> } = {
  settings: { kept: { global: 'settings' }, publish: publishSettings },
  company: { kept: { global: 'company' }, publish: publishCompany },
  home: { kept: { global: 'home' }, publish: publishHome },
  media: { kept: { collection: 'media' }, publish: publishMedia },
  category: { kept: { collection: 'categories' }, publish: publishCategory },
  product: { kept: { collection: 'products' }, publish: publishProduct },
  page: { kept: { collection: 'pages' }, publish: publishPage },
  redirect: { kept: { collection: 'redirects' }, publish: publishRedirect },
}

export const contentKinds = Object.keys(sources) as ContentKind[]
