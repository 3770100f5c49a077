import type { Access } from 'payload'
import { isOneOf } from './roles.ts'

/** The desk then offers no delete where there would be a refusal: some pages exist always. */
export const deletePages: Access = ({ req }) =>
  isOneOf(req.user, ['administrator', 'editor']) ? { fixed: { exists: false } } : false
