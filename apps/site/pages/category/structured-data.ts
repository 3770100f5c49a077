import type { Thing } from 'schema-dts'
import type { DescribedPage } from '../page.ts'
import { breadcrumbs } from '../structured-data/breadcrumbs.ts'
import { collection } from '../structured-data/collection.ts'
import type { CategoryData } from './load.ts'

export function categoryStructuredData(page: DescribedPage<CategoryData>): Thing[] {
  const { name, intro, crumbs, products } = page.data
  return [
    breadcrumbs(page, crumbs, name),
    collection(page, { name, description: intro, products, total: products.length, from: 1 }),
  ]
}
