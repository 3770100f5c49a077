import type { ContentKind, ContentKinds, Locale } from '@lindero/contract'
import { publishCategory } from './publish/category.ts'
import { publishCertificate } from './publish/certificate.ts'
import { publishCompany } from './publish/company.ts'
import { publishFooter } from './publish/footer.ts'
import { publishForms } from './publish/forms.ts'
import { publishHome } from './publish/home.ts'
import { publishMaterial } from './publish/material.ts'
import { publishMedia } from './publish/media.ts'
import { publishNavigation } from './publish/navigation.ts'
import { publishPage } from './publish/page.ts'
import { publishPartnerBrand } from './publish/partner-brand.ts'
import { publishProduct } from './publish/product.ts'
import { publishQuestion } from './publish/question.ts'
import type { Reader } from './publish/reader.ts'
import { publishRedirect } from './publish/redirect.ts'
import { publishSettings } from './publish/settings.ts'
import { publishTexts } from './publish/texts.ts'

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
  navigation: { kept: { global: 'navigation' }, publish: publishNavigation },
  footer: { kept: { global: 'footer' }, publish: publishFooter },
  texts: { kept: { global: 'texts' }, publish: publishTexts },
  forms: { kept: { global: 'forms' }, publish: publishForms },
  media: { kept: { collection: 'media' }, publish: publishMedia },
  category: { kept: { collection: 'categories' }, publish: publishCategory },
  product: { kept: { collection: 'products' }, publish: publishProduct },
  page: { kept: { collection: 'pages' }, publish: publishPage },
  certificate: { kept: { collection: 'certificates' }, publish: publishCertificate },
  partnerBrand: { kept: { collection: 'partner-brands' }, publish: publishPartnerBrand },
  material: { kept: { collection: 'materials' }, publish: publishMaterial },
  question: { kept: { collection: 'questions' }, publish: publishQuestion },
  redirect: { kept: { collection: 'redirects' }, publish: publishRedirect },
}

export const contentKinds = Object.keys(sources) as ContentKind[]
