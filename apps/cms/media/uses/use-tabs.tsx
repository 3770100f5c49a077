import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { unusedAddress, usedAddress } from './addresses.ts'
import { usesWords } from './words.ts'

/** Above the pictures: all of them, those in use, those that stand nowhere. */
export async function UseTabs({ i18n, payload, searchParams }: BeforeListTableServerProps) {
  const words = usesWords[deskLocale(i18n)]
  const counts = await Promise.all([
    payload.count({ collection: 'media' }),
    payload.count({ collection: 'media', where: { useCount: { greater_than: 0 } } }),
    payload.count({ collection: 'media', where: { useCount: { equals: 0 } } }),
  ])
  const asked = JSON.stringify(searchParams ?? {})
  const current = /useCount\W+greater_than/.test(asked) ? 1 : /useCount\W+equals/.test(asked) ? 2 : 0
  const tabs = [
    { address: '/admin/collections/media', word: words.all },
    { address: usedAddress, word: words.used },
    { address: unusedAddress, word: words.unused },
  ]
  return (
    <nav className="desk-tabs" aria-label={words.views}>
      {tabs.map(({ address, word }, index) => (
        <Link key={word} href={address} prefetch={false} aria-current={index === current ? 'page' : undefined}>
          {word} <small>{counts[index]?.totalDocs}</small>
        </Link>
      ))}
    </nav>
  )
}
