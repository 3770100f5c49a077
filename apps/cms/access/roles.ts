import type { Access, FieldAccess } from 'payload'

export const roles = ['administrator', 'editor'] as const
export type Role = (typeof roles)[number]

export const signedIn: Access = ({ req }) => Boolean(req.user)

export const administrators: Access = ({ req }) => roleOf(req.user) === 'administrator'

/** Staff see and change their own account; administrators see and change all. */
export const ownAccount: Access = ({ req }) => {
  if (roleOf(req.user) === 'administrator') return true
  return req.user ? { id: { equals: req.user.id } } : false
}

export const administratorsOnly: FieldAccess = ({ req }) => roleOf(req.user) === 'administrator'

export function isAdministrator(user: unknown): boolean {
  return roleOf(user) === 'administrator'
}

function roleOf(user: unknown): unknown {
  return (user as { role?: unknown } | null)?.role
}
