import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { dashboardWords } from './words.ts'

/** In the navigation: how many nobody has looked at yet. */
export async function NewInquiries({ i18n, payload, permissions }: ServerProps) {
  if (!permissions?.collections?.inquiries?.read) return null
  const { totalDocs } = await payload.count({ collection: 'inquiries', where: { status: { equals: 'new' } } })
  if (totalDocs === 0) return null
  return (
    <Link className="desk-nav" href="/admin/collections/inquiries?view=new" prefetch={false}>
      {dashboardWords[deskLocale(i18n)].new} <strong>{totalDocs}</strong>
    </Link>
  )
}
