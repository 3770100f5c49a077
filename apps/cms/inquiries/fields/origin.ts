import { type SpamReason, spamReasons } from '@lindero/contract'
import type { Field } from 'payload'
import type { Words } from '../../fields/sentence.ts'
import { received, receivedLine } from './received.ts'

export const reasonWords: Record<SpamReason, Words> = {
  honeypot: { en: 'Filled in a field people do not see', es: 'Rellenó un campo invisible' },
  tooFast: { en: 'Filled in too fast', es: 'Rellenado demasiado rápido' },
  noToken: { en: 'Came without the form’s mark', es: 'Llegó sin la marca del formulario' },
  badToken: { en: 'Came with a wrong or old mark', es: 'Llegó con una marca errónea o antigua' },
  links: { en: 'Many links', es: 'Muchos enlaces' },
  script: { en: 'Program code in a field', es: 'Código en un campo' },
  often: { en: 'Many from one place', es: 'Muchas desde un mismo lugar' },
}

/** How it came, and what was thought of it. */
export const originFields: Field[] = [
  received({ name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } }),
  receivedLine('page', { en: 'Sent from', es: 'Enviada desde' }),
  receivedLine('form', { en: 'Form', es: 'Formulario' }),
  received({ name: 'spamScore', type: 'number', label: { en: 'Spam score', es: 'Puntuación de spam' } }),
  received({
    name: 'spamReasons',
    type: 'select',
    hasMany: true,
    label: { en: 'Why suspected', es: 'Motivos de la sospecha' },
    options: spamReasons.map((value) => ({ value, label: reasonWords[value] })),
  }),
  receivedLine('senderAddress', { en: 'Network', es: 'Red' }),
  receivedLine('senderAgent', { en: 'Browser', es: 'Navegador' }),
]
