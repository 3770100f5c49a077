import { defaultLocale } from '@lindero/contract'
import type { Access } from 'payload'
import { isOneOf, roleOf } from './roles.ts'

/**
 * Who saves what the website says. Translators write in the other languages and leave publishing to editors; that they change
 * nothing but words is kept by `translators-write-words`.
 */
export const writeContent: Access = ({ data, req }) => {
  if (isOneOf(req.user, ['administrator', 'editor'])) return true
  const asksToPublish = (data as { _status?: unknown } | undefined)?._status === 'published'
  return roleOf(req.user) === 'translator' && req.locale !== defaultLocale && req.locale !== 'all' && !asksToPublish
}
