import { defaultLocale } from '@lindero/contract'
import type { Access } from 'payload'
import { isRecord } from '../fields/per-language.ts'
import { isOneOf, isTranslator } from './roles.ts'

/**
 * Who saves what the website says. Translators write in the other languages and leave publishing to editors; that they change
 * nothing but words is kept by `translators-write-words`.
 */
export const writeContent: Access = ({ data, req }) => {
  if (isOneOf(req.user, ['administrator', 'editor'])) return true
  const asksToPublish = isRecord(data) && data._status === 'published'
  return isTranslator(req.user) && req.locale !== defaultLocale && req.locale !== 'all' && !asksToPublish
}
