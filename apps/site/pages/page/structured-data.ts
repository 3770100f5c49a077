import type { Thing } from 'schema-dts'
import type { DescribedPage } from '../page.ts'
import { breadcrumbs } from '../structured-data/breadcrumbs.ts'
import { questionsIn } from '../structured-data/questions.ts'
import type { StaffPageData } from './load.ts'

export function staffPageStructuredData(page: DescribedPage<StaffPageData>): Thing[] {
  const { title, crumbs, blocks } = page.data
  return [breadcrumbs(page, crumbs, title), ...questionsIn(blocks)]
}
