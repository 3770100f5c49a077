import type { Block } from 'payload'
import { choice } from '../fields/choice.ts'
import { range } from '../fields/range.ts'
import { intro, line, title } from '../fields/text.ts'
import { leadTimePhases } from './lead-time-phases.ts'

export const leadTimeChart: Block = {
  slug: 'leadTimeChart',
  labels: {
    singular: { en: 'Chart of lead times', es: 'Gráfico de plazos' },
    plural: { en: 'Charts of lead times', es: 'Gráficos de plazos' },
  },
  fields: [
    title(),
    intro(),
    {
      name: 'stages',
      type: 'array',
      label: { en: 'Stages', es: 'Etapas' },
      labels: { singular: { en: 'Stage', es: 'Etapa' }, plural: { en: 'Stages', es: 'Etapas' } },
      fields: [
        choice('phase', { en: 'Part of the work', es: 'Parte del trabajo' }, leadTimePhases, { required: true }),
        line('label', { en: 'Name', es: 'Nombre' }, { required: true }),
        line('note', { en: 'Note', es: 'Nota' }),
        range(
          'days',
          { en: 'How long it takes', es: 'Cuánto dura' },
          {
            unit: { en: 'days', es: 'días' },
            required: true,
            whole: true,
            from: 0,
          },
        ),
      ],
    },
  ],
}
