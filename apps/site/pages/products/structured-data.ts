import type { Thing } from 'schema-dts'
import type { DescribedPage } from '../page.ts'
import { breadcrumbs } from '../structured-data/breadcrumbs.ts'
import { collection } from '../structured-data/collection.ts'
import type { ProductsData } from './load.ts'

export function productsStructuredData(page: DescribedPage<ProductsData>): Thing[] {
  const { name, intro, crumbs, products, total, from, search } = page.data
  const way = breadcrumbs(page, crumbs, name)
  // What a search found is no collection of ours.
  return search ? [way] : [way, collection(page, { name, description: intro, products, total, from })]
}
