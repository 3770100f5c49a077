import type { FormFieldType } from '@lindero/contract'
import type { Words } from '../fields/sentence.ts'

export const formFieldTypes = {
  text: { en: 'One line', es: 'Una línea' },
  email: { en: 'E-mail address', es: 'Correo electrónico' },
  tel: { en: 'Telephone number', es: 'Teléfono' },
  mobile: { en: 'Mobile number', es: 'Teléfono móvil' },
  country: { en: 'Country', es: 'País' },
  select: { en: 'One of several', es: 'Una de varias opciones' },
  textarea: { en: 'Several lines', es: 'Varias líneas' },
  file: { en: 'File', es: 'Archivo' },
  consent: { en: 'Consent to tick', es: 'Casilla de consentimiento' },
} as const satisfies Record<FormFieldType, Words>
