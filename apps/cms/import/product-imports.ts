import type { CollectionConfig } from 'payload'
import { importProducts } from '../access/import-products.ts'
import { nobody } from '../access/nobody.ts'
import { choice } from '../fields/choice.ts'
import { plain } from '../fields/text.ts'
import { bringEndpoint } from './endpoints/bring-file.ts'
import { moveOnEndpoints } from './endpoints/move-on.ts'
import { progressEndpoint } from './endpoints/progress.ts'
import { reportEndpoint } from './endpoints/report.ts'
import { rowsEndpoint } from './endpoints/rows.ts'
import { importModes, importStates } from './states.ts'

/** Files of products brought in: what was found in them, how far they are, who brought them (G-5). */
export function productImports(folder: string): CollectionConfig {
  return {
    slug: 'product-imports',
    labels: { singular: { en: 'Import', es: 'Importación' }, plural: { en: 'Import and export', es: 'Importar y exportar' } },
    admin: {
      group: { en: 'Catalogue', es: 'Catálogo' },
      useAsTitle: 'filename',
      defaultColumns: ['createdAt', 'filename', 'state', 'total', 'createdCount', 'changedCount', 'badCount'],
      hideAPIURL: true,
      components: {
        views: {
          list: { Component: '/import/desk/imports-view.tsx#ImportsView' },
          edit: { default: { Component: '/import/desk/import-view.tsx#ImportView', tab: { condition: () => false } } },
        },
      },
    },
    access: { create: nobody, read: importProducts, update: nobody, delete: nobody },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    endpoints: [bringEndpoint(folder), ...moveOnEndpoints, progressEndpoint, rowsEndpoint, reportEndpoint],
    lockDocuments: false,
    fields: [
      plain('filename', { en: 'File', es: 'Archivo' }, { required: true }),
      { ...choice('state', { en: 'State', es: 'Estado' }, importStates, { required: true }), index: true },
      choice('mode', { en: 'What becomes of the rows', es: 'Qué se hace con las filas' }, importModes),
      { name: 'total', type: 'number', label: { en: 'Rows', es: 'Filas' } },
      { name: 'position', type: 'number', label: { en: 'Rows gone through', es: 'Filas procesadas' } },
      { name: 'createdCount', type: 'number', label: { en: 'New', es: 'Nuevos' } },
      { name: 'changedCount', type: 'number', label: { en: 'Changed', es: 'Modificados' } },
      { name: 'unchangedCount', type: 'number', label: { en: 'Unchanged', es: 'Sin cambios' } },
      { name: 'badCount', type: 'number', label: { en: 'Bad rows', es: 'Filas con errores' } },
      { name: 'problems', type: 'json', label: { en: 'What is wrong with the file', es: 'Qué falla en el archivo' } },
      { name: 'by', type: 'relationship', relationTo: 'users', label: { en: 'Brought by', es: 'Aportado por' } },
      { name: 'leasedUntil', type: 'date', admin: { hidden: true } },
      { name: 'storedName', type: 'text', admin: { hidden: true } },
    ],
  }
}
