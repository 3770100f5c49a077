import type { CollectionConfig } from 'payload'
import { pacedResets } from '../access/reset-pace.ts'
import { administrators, administratorsOnly, ownAccount, roles, signedIn } from '../access/roles.ts'
import { resetMail } from '../mail/reset-mail.ts'

const tenMinutes = 10 * 60 * 1000
const workingDay = 10 * 60 * 60

export function users(publicUrl: string): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: { en: 'Staff member', es: 'Miembro del equipo' }, plural: { en: 'Staff', es: 'Equipo' } },
    admin: { useAsTitle: 'email', group: { en: 'House', es: 'Casa' }, defaultColumns: ['email', 'name', 'role'] },
    auth: {
      maxLoginAttempts: 6,
      lockTime: tenMinutes,
      tokenExpiration: workingDay,
      cookies: { sameSite: 'Lax', secure: publicUrl.startsWith('https:') },
      forgotPassword: { minRequestInterval: 0, ...resetMail(publicUrl) },
    },
    hooks: { beforeOperation: [pacedResets()] },
    access: {
      admin: ({ req }) => Boolean(req.user),
      create: administrators,
      delete: administrators,
      read: ownAccount,
      unlock: administrators,
      update: ownAccount,
      readVersions: signedIn,
    },
    fields: [
      { name: 'name', type: 'text', label: { en: 'Name', es: 'Nombre' } },
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'editor',
        label: { en: 'Role', es: 'Función' },
        access: { create: administratorsOnly, update: administratorsOnly },
        saveToJWT: true,
        options: [
          { value: roles[0], label: { en: 'Administrator', es: 'Administración' } },
          { value: roles[1], label: { en: 'Editor', es: 'Edición' } },
        ],
      },
    ],
  }
}
