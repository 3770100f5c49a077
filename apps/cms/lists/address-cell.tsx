import { routes } from '@lindero/contract'
import type { DefaultServerCellComponentProps } from 'payload'
import { deskLocale } from '../desk-parts/desk-locale.ts'
import { newestWords } from './read-words.ts'

const slugOf = newestWords('pages', 'slug')

/** Where a page stands on the site for a reader of this language, as a visitor would type it. */
export async function AddressCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const locale = deskLocale(i18n)
  const slug = (await slugOf(payload, Number(rowData.id)))?.[locale]
  return slug ? <code className="desk-address">{routes.page.href(locale, { id: slug })}</code> : <span>–</span>
}
