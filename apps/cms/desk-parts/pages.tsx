import type { Locale } from '@lindero/contract'
import { Link } from '@payloadcms/ui'

interface Props {
  page: number
  pages: number
  total: number
  /** One of them, several of them. */
  found: [one: string, many: string]
  address: (page: number) => string
  locale: Locale
}

/** Under a list with the newest first: how many there are, and the way through them. */
export function Pages({ page, pages, total, found: [one, many], address, locale }: Props) {
  const words = pageWords[locale]
  const link = (to: number, label: string) => (
    <Link href={address(to)} prefetch={false}>
      {label}
    </Link>
  )
  return (
    <footer className="desk-pages">
      <span>{`${total} ${total === 1 ? one : many}`}</span>
      {page > 1 && link(page - 1, words.newer)}
      {pages > 1 && <span>{`${words.page} ${page} ${words.of} ${pages}`}</span>}
      {page < pages && link(page + 1, words.older)}
    </footer>
  )
}

const pageWords = {
  en: { page: 'Page', of: 'of', newer: 'Newer', older: 'Older' },
  es: { page: 'Página', of: 'de', newer: 'Más recientes', older: 'Anteriores' },
}
