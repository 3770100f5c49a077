import { redirect } from 'next/navigation.js'
import type { Access, AdminViewServerProps } from 'payload'

/** The desk asks nobody to sign in before a view of our own; this does, and sends those away it is not for. */
export async function guardView({ initPageResult }: AdminViewServerProps, rule: Access, path: string): Promise<void> {
  const { req } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
  if ((await rule({ req })) !== true) redirect('/admin')
}
