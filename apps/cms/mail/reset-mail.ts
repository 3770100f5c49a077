import { escapeHtml } from './compose/as-html.ts'

/** The mail for a forgotten password. Who reads it is not known to prefer a language, so it has both. */
export function resetMail(publicUrl: string) {
  return {
    generateEmailSubject: () => 'Set a new password / Establecer una contraseña nueva',
    generateEmailHTML: ({ token = '' }: { token?: string } = {}) => {
      const link = escapeHtml(`${publicUrl}/admin/reset/${token}`)
      return [`<p lang="en">${words.en}</p>`, `<p lang="es">${words.es}</p>`, `<p><a href="${link}">${link}</a></p>`].join('\n')
    },
  }
}

const words = {
  en: 'Somebody asked for a new password for your account. To set one, open this address within an hour. If it was not you, leave this mail as it is: your password stays.',
  es: 'Alguien ha pedido una contraseña nueva para su cuenta. Para establecerla, abra esta dirección antes de una hora. Si no ha sido usted, no haga nada: su contraseña no cambia.',
}
