import type { NumberField } from 'payload'
import { figure } from './figure.ts'

/** Where it stands among its like. */
export function orderField(initial: number): NumberField {
  const help = { en: 'Lower comes first.', es: 'El menor va primero.' }
  const field = figure('order', { en: 'Order', es: 'Orden' }, { from: 0, initial, help })
  return { ...field, admin: { ...field.admin, position: 'sidebar' } }
}
