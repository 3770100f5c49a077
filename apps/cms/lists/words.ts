export const listWords = {
  en: {
    unnamed: 'No name in this language',
    published: 'Published',
    changed: 'Published, newer draft',
    draft: 'Draft',
    expired: 'Expired',
    valid: 'Valid',
    unlimited: 'No end date',
    daysLeft: (days: number) => (days === 0 ? 'Last day today' : days === 1 ? '1 day left' : `${days} days left`),
  },
  es: {
    unnamed: 'Sin nombre en este idioma',
    published: 'Publicado',
    changed: 'Publicado, con borrador nuevo',
    draft: 'Borrador',
    expired: 'Caducado',
    valid: 'Vigente',
    unlimited: 'Sin fecha de fin',
    daysLeft: (days: number) => (days === 0 ? 'Hoy es el último día' : days === 1 ? 'Queda 1 día' : `Quedan ${days} días`),
  },
}
