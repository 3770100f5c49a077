import { routes } from '@lindero/contract'
import type { SearchAction, Thing, WithActionConstraints } from 'schema-dts'
import type { DescribedPage } from '../page.ts'
import { organization, organizationId } from '../structured-data/organization.ts'
import type { HomeData } from './load.ts'

export function homeStructuredData({ locale, option }: DescribedPage<HomeData>): Thing[] {
  const { site } = option
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.url}${routes.products.href(locale, { slug: '' })}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return [
    organization(option),
    {
      '@type': 'WebSite',
      name: site.name || site.domain,
      url: site.url + routes.home.href(locale),
      inLanguage: locale,
      publisher: { '@id': organizationId(option) },
      ...(site.description && { description: site.description }),
      potentialAction: search,
    },
  ]
}
