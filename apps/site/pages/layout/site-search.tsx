import { routes } from '@lindero/contract'
import { SearchForm } from '../../design/search-form.tsx'
import { useLanguage } from '../../i18n/messages-context.tsx'

/** Searches the whole collection, from wherever one is. */
export function SiteSearch({ slim = false }: { slim?: boolean }) {
  const { locale, messages } = useLanguage()
  const { label, hint, action } = messages.search
  return (
    <SearchForm action={routes.products.href(locale, { slug: '' })} label={label} hint={hint} submit={action} slim={slim} />
  )
}
