import type { Field } from 'payload'
import { choice } from '../fields/choice.ts'
import type { Words } from '../fields/sentence.ts'

/** What a courier keeps about each thing it delivers; staff see it, the program writes it. */
export function deliveryFields(states: Record<string, Words>): Field[] {
  return [
    { ...choice('state', { en: 'State', es: 'Estado' }, states, { required: true }), index: true },
    { name: 'attempts', type: 'number', defaultValue: 0, label: { en: 'Tries', es: 'Intentos' } },
    moment('nextAttemptAt', { en: 'Next try', es: 'Próximo intento' }, true),
    moment('sentAt', { en: 'Sent', es: 'Enviado' }),
    { name: 'lastError', type: 'textarea', label: { en: 'What went wrong', es: 'Qué ha fallado' } },
    { ...moment('leasedUntil', { en: 'In work until', es: 'En curso hasta' }), admin: { hidden: true } },
  ]
}

export const waitingWords = { en: 'Waiting', es: 'En espera' }
export const sentWords = { en: 'Sent', es: 'Enviado' }
export const failedWords = { en: 'Failed', es: 'Fallido' }

function moment(name: string, label: Words, index = false): Extract<Field, { type: 'date' }> {
  return { name, type: 'date', label, index, admin: { date: { pickerAppearance: 'dayAndTime' } } }
}
