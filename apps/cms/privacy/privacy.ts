import type { Endpoint, GlobalConfig } from 'payload'
import { erasePeople } from '../access/erase-people.ts'
import { figure } from '../fields/figure.ts'
import { usualMonths } from './retention.ts'

export function privacy(endpoints: Endpoint[]): GlobalConfig {
  return {
    slug: 'privacy',
    label: { en: 'Privacy', es: 'Privacidad' },
    admin: { group: { en: 'Sales', es: 'Ventas' } },
    access: { read: erasePeople, update: erasePeople },
    endpoints,
    fields: [
      figure(
        'retentionMonths',
        { en: 'Keep inquiries for (months)', es: 'Conservar las consultas (meses)' },
        {
          whole: true,
          from: 0,
          to: 600,
          initial: usualMonths,
          help: {
            en: 'Older ones are removed with their mails and files. 0 keeps them for ever.',
            es: 'Las más antiguas se eliminan con sus correos y archivos. 0 las conserva siempre.',
          },
        },
      ),
      {
        name: 'erased',
        type: 'number',
        defaultValue: 0,
        label: { en: 'Inquiries removed so far', es: 'Consultas eliminadas hasta ahora' },
        access: { update: () => false },
        admin: { readOnly: true },
      },
      { name: 'person', type: 'ui', admin: { components: { Field: '/privacy/person-field.tsx#PersonField' } } },
    ],
  }
}
