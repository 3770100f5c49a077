import type { ArrayField, Field } from 'payload'
import { choice } from './choice.ts'
import { linkTarget } from './link-target.ts'
import { line } from './text.ts'

const link: Field[] = [line('label', { en: 'Words', es: 'Texto' }, { required: true }), linkTarget()]

const actionStyles = {
  primary: { en: 'Filled button', es: 'Botón relleno' },
  secondary: { en: 'Plain link', es: 'Enlace sencillo' },
}

/** Links under each other. */
export function links(name: string, more: Field[] = []): ArrayField {
  return {
    name,
    type: 'array',
    label: { en: 'Links', es: 'Enlaces' },
    labels: { singular: { en: 'Link', es: 'Enlace' }, plural: { en: 'Links', es: 'Enlaces' } },
    fields: [...link, ...more],
  }
}

/** What a visitor may do next: at most two. */
export function actions(): ArrayField {
  const style = choice('style', { en: 'Looks like', es: 'Aspecto' }, actionStyles, { required: true, initial: 'primary' })
  return {
    ...links('actions', [style]),
    label: { en: 'Buttons', es: 'Botones' },
    labels: { singular: { en: 'Button', es: 'Botón' }, plural: { en: 'Buttons', es: 'Botones' } },
    maxRows: 2,
  }
}
