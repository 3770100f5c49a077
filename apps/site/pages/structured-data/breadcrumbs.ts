import type { BreadcrumbList } from 'schema-dts'
import type { Crumb } from '../../design/breadcrumbs.tsx'
import type { DescribedPage } from '../page.ts'

/** The way from home to this page, as it stands above the heading. */
export function breadcrumbs(
  { meta, option: { site } }: Pick<DescribedPage<unknown>, 'meta' | 'option'>,
  crumbs: readonly Crumb[],
  current: string,
): BreadcrumbList {
  const all = [...crumbs, { name: current, href: meta.canonical }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + href,
    })),
  }
}
