import { type RouteName, sentParameter } from '@lindero/contract'
import { loadCategory } from './category/load.ts'
import { CategoryPage } from './category/page.tsx'
import { categoryStructuredData } from './category/structured-data.ts'
import { loadContact } from './contact/load.ts'
import { ContactPage } from './contact/page.tsx'
import { contactStructuredData } from './contact/structured-data.ts'
import { loadHome } from './home/load.ts'
import { HomePage } from './home/page.tsx'
import { homeStructuredData } from './home/structured-data.ts'
import { loadStaffPage } from './page/load.ts'
import { StaffPage } from './page/page.tsx'
import { staffPageStructuredData } from './page/structured-data.ts'
import type { PageDefinition } from './page.ts'
import { loadProduct } from './product/load.ts'
import { ProductPage } from './product/page.tsx'
import { productStructuredData } from './product/structured-data.ts'
import { loadProducts } from './products/load.ts'
import { ProductsPage } from './products/page.tsx'
import { productsStructuredData } from './products/structured-data.ts'

/** Every page as the server knows it. */
export const pages: { [Name in RouteName]: PageDefinition<never> } = {
  home: define({ load: loadHome, Page: HomePage, structuredData: homeStructuredData, knownQuery: [] }),
  contact: define({
    load: loadContact,
    Page: ContactPage,
    structuredData: contactStructuredData,
    knownQuery: ['product', 'colour', sentParameter],
  }),
  product: define({ load: loadProduct, Page: ProductPage, structuredData: productStructuredData, knownQuery: ['colour'] }),
  category: define({ load: loadCategory, Page: CategoryPage, structuredData: categoryStructuredData, knownQuery: [] }),
  products: define({
    load: loadProducts,
    Page: ProductsPage,
    structuredData: productsStructuredData,
    knownQuery: ['page', 'q'],
  }),
  page: define({ load: loadStaffPage, Page: StaffPage, structuredData: staffPageStructuredData, knownQuery: [sentParameter] }),
}

/** Checks that load and Page agree, then forgets what they agree on, so that all pages fit one table. */
function define<Data>(definition: PageDefinition<Data>): PageDefinition<never> {
  return definition as unknown as PageDefinition<never>
}
