import type { ValueKind } from './value-kind.ts'

const yes = ['yes', 'y', 'true', '1', 'x', 'sí', 'si', 's', 'verdadero']
const no = ['no', 'n', 'false', '0', 'falso']

export const checkbox: ValueKind = {
  write: (value) => (value === true ? 'yes' : 'no'),
  read: (cell) => {
    const typed = String(cell).trim().toLowerCase()
    if (yes.includes(typed)) return { value: true }
    return no.includes(typed) ? { value: false } : { fault: { en: 'Write yes or no.', es: 'Escriba sí o no.' } }
  },
}
