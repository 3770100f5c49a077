import type { PagePayload } from './page.ts'
import type { PageComponent } from './view.tsx'

/** The browser's side of the registry: one lazy chunk for each view. */
export const pageChunks: Record<PagePayload['view'], () => Promise<PageComponent>> = {
  home: () => import('./home/page.tsx').then((module) => module.HomePage),
  contact: () => import('./contact/page.tsx').then((module) => module.ContactPage),
  product: () => import('./product/page.tsx').then((module) => module.ProductPage),
  category: () => import('./category/page.tsx').then((module) => module.CategoryPage),
  products: () => import('./products/page.tsx').then((module) => module.ProductsPage),
  page: () => import('./page/page.tsx').then((module) => module.StaffPage),
  error: () => import('./error/page.tsx').then((module) => module.ErrorPage),
  'fatal-error': () => import('./error/fatal-page.tsx').then((module) => module.FatalErrorPage),
}
