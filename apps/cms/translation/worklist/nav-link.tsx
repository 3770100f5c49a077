import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isOneOf } from '../../access/roles.ts'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { readTranslationSummary } from '../summary.ts'
import { worklistWords } from './words.ts'

/** In the navigation, for those who write: how many documents lack a translation. */
export async function TranslationsLink({ i18n, payload, user }: ServerProps) {
  if (!isOneOf(user, ['administrator', 'editor', 'translator'])) return null
  const summaries = await readTranslationSummary(payload)
  const open = summaries.reduce((sum, { missing, outdated }) => sum + missing + outdated, 0)
  return (
    <Link className="desk-nav" href="/admin/translations" prefetch={false}>
      {worklistWords[deskLocale(i18n)].title} {open > 0 && <strong>{open}</strong>}
    </Link>
  )
}
