import type { EmailField, EmailFieldValidation } from 'payload'
import { isMailAddress } from '../mail/mail-address.ts'
import { sentence } from './sentence.ts'

/** An address the desk itself would write to; what it cannot use is refused here, not left out later. */
export function mailAddress(name: string, { required = false } = {}): EmailField {
  const validate: EmailFieldValidation = (value, { req }) =>
    (value ? isMailAddress(value) : !required) ? true : sentence(req, words)
  return { name, type: 'email', required, label: { en: 'E-mail', es: 'Correo' }, validate }
}

const words = {
  en: 'Enter one e-mail address such as sales@example.com.',
  es: 'Escriba una sola dirección de correo, como ventas@example.com.',
}
