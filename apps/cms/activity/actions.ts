export const activityActions = {
  created: { en: 'Created', es: 'Creado' },
  changed: { en: 'Changed', es: 'Modificado' },
  published: { en: 'Published', es: 'Publicado' },
  unpublished: { en: 'Taken off the site', es: 'Retirado del sitio' },
  restored: { en: 'Restored an earlier version', es: 'Versión anterior recuperada' },
  deleted: { en: 'Deleted', es: 'Eliminado' },
} as const
export type ActivityAction = keyof typeof activityActions
