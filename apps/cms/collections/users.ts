import type { CollectionConfig } from 'payload'
import { administrators, administratorsOnly } from '../access/administrators.ts'
import { beginInOtherLanguage } from '../access/begin-in-other-language.ts'
import { keepAnAdministrator, keepOwnAccount } from '../access/keep-an-administrator.ts'
import { ownAccount } from '../access/own-account.ts'
import { pacedResets } from '../access/reset-pace.ts'
import { isAdministrator, roleOf, roleWords } from '../access/roles.ts'
import { choice } from '../fields/choice.ts'
import { resetMail } from '../mail/reset-mail.ts'

const tenMinutes = 10 * 60 * 1000
const workingDay = 10 * 60 * 60

export function users(publicUrl: string): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: { en: 'Staff member', es: 'Miembro del equipo' }, plural: { en: 'Staff', es: 'Equipo' } },
    admin: {
      useAsTitle: 'email',
      group: { en: 'House', es: 'Casa' },
      defaultColumns: ['email', 'name', 'role', 'updatedAt'],
      listSearchableFields: ['email', 'name'],
      // Everybody else finds their own account behind the picture in the corner.
      hidden: ({ user }) => !isAdministrator(user),
    },
    defaultSort: 'email',
    auth: {
      maxLoginAttempts: 6,
      lockTime: tenMinutes,
      tokenExpiration: workingDay,
      cookies: { sameSite: 'Lax', secure: publicUrl.startsWith('https:') },
      forgotPassword: { minRequestInterval: 0, ...resetMail(publicUrl) },
    },
    hooks: {
      beforeOperation: [pacedResets()],
      beforeChange: [keepAnAdministrator],
      afterChange: [beginInOtherLanguage],
      beforeDelete: [keepOwnAccount],
    },
    access: {
      admin: ({ req }) => roleOf(req.user) !== null,
      create: administrators,
      delete: administrators,
      read: ownAccount,
      unlock: administrators,
      update: ownAccount,
    },
    fields: [
      // It is where a forgotten password is sent: whoever sits at an open desk must not point it elsewhere.
      { name: 'email', type: 'email', access: { update: administratorsOnly } },
      { name: 'name', type: 'text', label: { en: 'Name', es: 'Nombre' } },
      {
        ...choice('role', { en: 'Role', es: 'Función' }, roleWords, { required: true, initial: 'editor' }),
        access: { create: administratorsOnly, update: administratorsOnly },
        saveToJWT: true,
      },
    ],
  }
}
