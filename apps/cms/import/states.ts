export const importStates = {
  checking: { en: 'Being checked', es: 'En comprobación' },
  checked: { en: 'Checked: nothing written yet', es: 'Comprobado: aún no se ha escrito nada' },
  running: { en: 'Running', es: 'En curso' },
  done: { en: 'Done', es: 'Terminado' },
  undoing: { en: 'Being undone', es: 'Deshaciéndose' },
  undone: { en: 'Undone', es: 'Deshecho' },
  failed: { en: 'Failed', es: 'Fallido' },
} as const
export type ImportState = keyof typeof importStates

/** What becomes of the rows: published straight away where the product is public, or kept as drafts. */
export const importModes = {
  publish: { en: 'Publish at once', es: 'Publicar al momento' },
  draft: { en: 'Save as drafts', es: 'Guardar como borradores' },
} as const
export type ImportMode = keyof typeof importModes
