import type { BeforeListTableServerProps } from 'payload'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { Tabs } from '../../desk-parts/tabs.tsx'
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
  const views = [
    { address: '/admin/collections/media', word: words.all },
    { address: usedAddress, word: words.used },
    { address: unusedAddress, word: words.unused },
  ]
  const tabs = views.map((view, index) => ({
    ...view,
    count: counts[index]?.totalDocs ?? 0,
    isCurrent: index === current,
  }))
  return <Tabs label={words.views} tabs={tabs} />
}
