import type { NumberField, UIField } from 'payload'

const nobody = () => false

/** How many documents show the picture; kept by the program. Null in a database from before it was counted. */
export const useCountField: NumberField = {
  name: 'useCount',
  type: 'number',
  index: true,
  defaultValue: 0,
  label: { en: 'Used in', es: 'Se usa en' },
  access: { create: nobody, update: nobody },
  admin: {
    disableBulkEdit: true,
    components: { Field: false, Cell: '/media/uses/use-cell.tsx#UseCell' },
  },
}

/** In lists alone. */
export const fileSizeField: UIField = {
  name: 'size',
  type: 'ui',
  label: { en: 'Size', es: 'Tamaño' },
  admin: { disableBulkEdit: true, components: { Field: false, Cell: '/lists/file-size-cell.tsx#FileSizeCell' } },
}

export const usedInField: UIField = {
  name: 'usedIn',
  type: 'ui',
  label: { en: 'Used in', es: 'Se usa en' },
  admin: { disableListColumn: true, disableBulkEdit: true, components: { Field: '/media/uses/used-in.tsx#UsedIn' } },
}
