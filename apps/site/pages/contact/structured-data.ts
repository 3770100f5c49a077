import type { Thing } from 'schema-dts'
import type { DescribedPage } from '../page.ts'
import { breadcrumbs } from '../structured-data/breadcrumbs.ts'
import { organization } from '../structured-data/organization.ts'
import { questionsIn } from '../structured-data/questions.ts'
import type { ContactData } from './load.ts'

export function contactStructuredData(page: DescribedPage<ContactData>): Thing[] {
  const { title, crumbs, before, after } = page.data
  return [organization(page.option), breadcrumbs(page, crumbs, title), ...questionsIn([...before, ...after])]
}
