import type { Locale } from '@lindero/contract'

const english = {
  new: 'New inquiries',
  late: 'Late inquiries',
  mine: 'My inquiries in progress',
  failedMails: 'Mails that failed',
  keptMails: 'Mails kept in the outbox',
  failedWebhooks: 'Webhook messages that failed',
  untranslated: 'Documents with untranslated texts',
  outdated: 'Translations behind their original',
  expired: 'Expired certificates',
  expiring: 'Certificates that expire within 60 days',
  plannedFailed: 'Planned changes that failed',
  planned: 'Planned changes waiting',
  withoutPicture: 'Products without a picture',
  neverPublished: 'Products never published',
  newerDrafts: 'Products with a newer draft',
  unused: 'Unused pictures',
}

export type TaskWords = typeof english

export const taskWords: Record<Locale, TaskWords> = {
  en: english,
  es: {
    new: 'Consultas nuevas',
    late: 'Consultas con retraso',
    mine: 'Mis consultas en curso',
    failedMails: 'Correos fallidos',
    keptMails: 'Correos guardados en la bandeja de salida',
    failedWebhooks: 'Mensajes de webhook fallidos',
    untranslated: 'Documentos con textos sin traducir',
    outdated: 'Traducciones por detrás de su original',
    expired: 'Certificados caducados',
    expiring: 'Certificados que caducan en 60 días',
    plannedFailed: 'Cambios programados fallidos',
    planned: 'Cambios programados pendientes',
    withoutPicture: 'Productos sin imagen',
    neverPublished: 'Productos nunca publicados',
    newerDrafts: 'Productos con un borrador más nuevo',
    unused: 'Imágenes sin uso',
  },
}
