import type { CollectionConfig } from 'payload'
import { day } from '../fields/day.ts'
import { draftable } from '../fields/draftable.ts'
import { keyField } from '../fields/key.ts'
import { orderField } from '../fields/order.ts'
import { picture } from '../fields/references.ts'
import { line, plain, prose } from '../fields/text.ts'
import { shownAs } from '../lists/cells.ts'

export const certificates: CollectionConfig = {
  slug: 'certificates',
  labels: { singular: { en: 'Certificate', es: 'Certificado' }, plural: { en: 'Certificates', es: 'Certificados' } },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Registers', es: 'Registros' },
    listSearchableFields: ['name', 'number', 'issuer'],
    defaultColumns: ['name', 'number', 'issuer', 'validUntil', 'translation', '_status'],
  },
  versions: draftable,
  defaultSort: 'order',
  fields: [
    line('name', { en: 'Name', es: 'Nombre' }, { required: true }),
    plain('number', { en: 'Number', es: 'Número' }),
    prose('scope', { en: 'Scope', es: 'Alcance' }),
    line('issuer', { en: 'Issued by', es: 'Emitido por' }),
    line('covers', { en: 'What it covers', es: 'Qué cubre' }),
    line('note', { en: 'Note', es: 'Nota' }),
    {
      type: 'row',
      fields: [
        day('validFrom', { en: 'Valid from', es: 'Válido desde' }),
        shownAs('validity', day('validUntil', { en: 'Valid until', es: 'Válido hasta' }, { notBefore: 'validFrom' })),
      ],
    },
    picture('scan', { en: 'Scan', es: 'Copia escaneada' }),
    keyField('name'),
    orderField(100),
  ],
}
