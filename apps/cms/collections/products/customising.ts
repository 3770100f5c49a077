import { logoMethods } from '@lindero/contract'
import type { Tab } from 'payload'
import { choices } from '../../fields/choice.ts'

export const customising: Tab = {
  label: { en: 'Customising', es: 'Personalización' },
  fields: [
    choices('logoMethods', { en: 'Ways to apply a logo', es: 'Formas de aplicar un logotipo' }, logoMethods, {
      en: 'Only those this style is suited to.',
      es: 'Solo las que admite este estilo.',
    }),
  ],
}
