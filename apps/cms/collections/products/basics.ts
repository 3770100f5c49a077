import { productFamilies, services } from '@lindero/contract'
import type { Tab } from 'payload'
import { choice, choices } from '../../fields/choice.ts'
import { questionRows } from '../../fields/question-rows.ts'
import { chosen } from '../../fields/references.ts'
import { line, prose } from '../../fields/text.ts'
import { shownAs } from '../../lists/cells.ts'

export const basics: Tab = {
  label: { en: 'Basics', es: 'Datos básicos' },
  fields: [
    shownAs('name', line('name', { en: 'Name', es: 'Nombre' }, { required: true })),
    shownAs('categories', chosen('categories', 'categories', { en: 'Categories', es: 'Categorías' })),
    choice('family', { en: 'Kind of bag', es: 'Tipo de bolso' }, productFamilies),
    choices('services', { en: 'Service', es: 'Servicio' }, services),
    line('season', { en: 'Season', es: 'Temporada' }),
    prose(
      'summary',
      { en: 'Summary', es: 'Resumen' },
      {
        help: { en: 'One or two sentences, shown beside the pictures.', es: 'Una o dos frases, junto a las imágenes.' },
      },
    ),
    prose('description', { en: 'Description', es: 'Descripción' }, { rows: 8 }),
    chosen('related', 'products', { en: 'Goes well with', es: 'Combina con' }),
    questionRows('faq'),
  ],
}
