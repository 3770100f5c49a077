import { isLocale, routes } from '@lindero/contract'
import type { DefaultServerCellComponentProps } from 'payload'

/** Where a page stands on the site, as a visitor would type it. */
export function AddressCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return null
  const locale = isLocale(i18n.language) ? i18n.language : 'en'
  return <code className="desk-address">{routes.page.href(locale, { id: cellData })}</code>
}
