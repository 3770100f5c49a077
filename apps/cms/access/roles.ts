import type { Access } from 'payload'

/** What each member of the staff is here for; the rules beside this file say what follows from it. */
export const roleWords = {
  administrator: { en: 'Administrator', es: 'Administración' },
  editor: { en: 'Editor', es: 'Edición' },
  translator: { en: 'Translator', es: 'Traducción' },
  sales: { en: 'Sales', es: 'Ventas' },
} as const
export type Role = keyof typeof roleWords

export function roleOf(user: unknown): Role | null {
  const role: unknown = (user as { role?: unknown } | null)?.role
  return typeof role === 'string' && Object.hasOwn(roleWords, role) ? (role as Role) : null
}

/** A rule that lets these roles through and nobody else. */
export function only(...allowed: Role[]): Access {
  return ({ req }) => isOneOf(req.user, allowed)
}

export function isOneOf(user: unknown, allowed: readonly Role[]): boolean {
  const role = roleOf(user)
  return role !== null && allowed.includes(role)
}

export function isTranslator(user: unknown): boolean {
  return roleOf(user) === 'translator'
}

export function isAdministrator(user: unknown): boolean {
  return roleOf(user) === 'administrator'
}
