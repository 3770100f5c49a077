import type { Access } from 'payload'
import { isAdministrator } from './roles.ts'

/** Staff see and change their own account; administrators see and change all. */
export const ownAccount: Access = ({ req }) => {
  if (isAdministrator(req.user)) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
