import type { FormSettings } from '@lindero/contract'
import type { GlobalConfig } from 'payload'
import { administratorsOnly } from '../access/administrators.ts'
import { choice } from '../fields/choice.ts'
import { mailAddress } from '../fields/mail-address.ts'
import type { Words } from '../fields/sentence.ts'
import { prose, text, title } from '../fields/text.ts'

const messageLanguages = {
  visitor: { en: 'The visitor’s language', es: 'El idioma del visitante' },
  zh: { en: 'Chinese', es: 'Chino' },
} as const satisfies Record<FormSettings['messageLanguage'], Words>

export const forms: GlobalConfig = {
  slug: 'forms',
  label: { en: 'Forms', es: 'Formularios' },
  admin: { group: { en: 'House', es: 'Casa' } },
  fields: [
    {
      name: 'recipients',
      type: 'array',
      label: { en: 'Who receives inquiries', es: 'Quién recibe las consultas' },
      labels: { singular: { en: 'Recipient', es: 'Destinatario' }, plural: { en: 'Recipients', es: 'Destinatarios' } },
      fields: [mailAddress('email', { required: true })],
      // Whoever sets this decides where buyers' data goes.
      access: { update: administratorsOnly },
    },
    choice('messageLanguage', { en: 'Language of the messages', es: 'Idioma de los mensajes' }, messageLanguages, {
      required: true,
      initial: 'visitor',
      help: {
        en: 'The short messages under the fields of a form.',
        es: 'Los mensajes breves bajo los campos de un formulario.',
      },
    }),
    {
      name: 'confirmation',
      type: 'group',
      label: { en: 'After sending', es: 'Después de enviar' },
      fields: [title(), text()],
    },
    prose(
      'consent',
      { en: 'Consent', es: 'Consentimiento' },
      {
        help: { en: 'What a visitor agrees to before sending.', es: 'Lo que acepta el visitante antes de enviar.' },
      },
    ),
  ],
}
