import type { GlobalConfig } from 'payload'
import { draftableGlobal } from '../fields/draftable.ts'
import { linkTarget } from '../fields/link-target.ts'
import { links } from '../fields/links.ts'
import { intro, line } from '../fields/text.ts'

export const navigation: GlobalConfig = {
  slug: 'navigation',
  label: { en: 'Navigation', es: 'Navegación' },
  admin: { group: { en: 'Website', es: 'Sitio web' } },
  versions: draftableGlobal,
  fields: [
    {
      ...links('items', [
        {
          name: 'showsCategories',
          type: 'checkbox',
          label: { en: 'The categories hang below it', es: 'Debajo cuelgan las categorías' },
        },
        intro(),
        { ...links('children'), label: { en: 'Links below it', es: 'Enlaces de debajo' } },
      ]),
      label: { en: 'Menu', es: 'Menú' },
    },
    {
      name: 'action',
      type: 'group',
      label: { en: 'Button at the end', es: 'Botón final' },
      fields: [line('label', { en: 'Words', es: 'Texto' }), linkTarget({ required: false })],
    },
  ],
}
