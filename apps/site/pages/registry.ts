import type { RouteName } from '@lindero/contract'
import { loadCategory } from './category/load.ts'
import { CategoryPage } from './category/page.tsx'
import { loadContact } from './contact/load.ts'
import { ContactPage } from './contact/page.tsx'
import { loadHome } from './home/load.ts'
import { HomePage } from './home/page.tsx'
import { loadStaffPage } from './page/load.ts'
import { StaffPage } from './page/page.tsx'
import type { PageDefinition } from './page.ts'
import { loadProduct } from './product/load.ts'
import { ProductPage } from './product/page.tsx'
import { loadProducts } from './products/load.ts'
import { ProductsPage } from './products/page.tsx'

/** Every page as the server knows it. */
export const pages: { [Name in RouteName]: PageDefinition<never> } = {
  home: define({ load: loadHome, Page: HomePage, knownQuery: [] }),
  contact: define({ load: loadContact, Page: ContactPage, knownQuery: ['product'] }),
  product: define({ load: loadProduct, Page: ProductPage, knownQuery: ['colour'] }),
  category: define({ load: loadCategory, Page: CategoryPage, knownQuery: [] }),
  products: define({ load: loadProducts, Page: ProductsPage, knownQuery: ['page'] }),
  page: define({ load: loadStaffPage, Page: StaffPage, knownQuery: [] }),
}

/** Checks that load and Page agree, then forgets what they agree on, so that all pages fit one table. */
function define<Data>(definition: PageDefinition<Data>): PageDefinition<never> {
  return definition as unknown as PageDefinition<never>
}
