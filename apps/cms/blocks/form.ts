import type { FormBlock } from '@lindero/contract'
import type { Block, Condition } from 'payload'
import { choice } from '../fields/choice.ts'
import type { Words } from '../fields/sentence.ts'
import { intro, line, title } from '../fields/text.ts'
import { formFields } from './form-fields.ts'

const formKinds = {
  inquiry: { en: 'The inquiry form', es: 'El formulario de consulta' },
  custom: { en: 'A form of its own', es: 'Un formulario propio' },
} as const satisfies Record<FormBlock['form'], Words>

const isCustom: Condition = (_, block) => block?.form === 'custom'

export const form: Block = {
  slug: 'form',
  labels: { singular: { en: 'Form', es: 'Formulario' }, plural: { en: 'Forms', es: 'Formularios' } },
  fields: [
    choice('form', { en: 'Which form', es: 'Qué formulario' }, formKinds, { required: true, initial: 'inquiry' }),
    title(),
    intro(),
    { ...formFields, admin: { condition: isCustom } },
    line(
      'submitLabel',
      { en: 'Words on the button', es: 'Texto del botón' },
      {
        help: { en: 'Leave empty for the usual words.', es: 'Si se deja vacío, se usa el texto habitual.' },
      },
    ),
  ],
}
