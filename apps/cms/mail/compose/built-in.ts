import type { Locale } from '@lindero/contract'

export interface Template {
  subject: string
  text: string
}

export const templateNames = ['notice', 'confirmation', 'reply'] as const
export type TemplateName = (typeof templateNames)[number]

/** Used wherever staff have written nothing of their own. */
export const builtIn: Record<TemplateName, Record<Locale, Template>> = {
  notice: {
    en: {
      subject: 'New inquiry {reference}: {sender}',
      text: '{fields}\n\n{message}\n\n{lines}\n\n{files}\n\nOpen the inquiry:\n{link}',
    },
    es: {
      subject: 'Nueva consulta {reference}: {sender}',
      text: '{fields}\n\n{message}\n\n{lines}\n\n{files}\n\nAbrir la consulta:\n{link}',
    },
  },
  confirmation: {
    en: {
      subject: 'We have received your inquiry {reference}',
      text: 'Dear {name},\n\nThank you for your inquiry. We have received it and given it the number {reference}. One of us will answer you soon.\n\n{lines}\n\n{files}\n\nIf you would like to add anything, simply reply to this mail.\n\nKind regards\n{house}',
    },
    es: {
      subject: 'Hemos recibido su consulta {reference}',
      text: 'Estimado/a {name}:\n\nGracias por su consulta. La hemos recibido con el número {reference} y le responderemos en breve.\n\n{lines}\n\n{files}\n\nSi desea añadir algo, responda simplemente a este correo.\n\nReciba un cordial saludo,\n{house}',
    },
  },
  reply: {
    en: {
      subject: 'Your inquiry {reference}',
      text: 'Dear {name},\n\nThank you for your inquiry.\n\n\n\nKind regards\n{house}',
    },
    es: {
      subject: 'Su consulta {reference}',
      text: 'Estimado/a {name}:\n\nGracias por su consulta.\n\n\n\nReciba un cordial saludo,\n{house}',
    },
  },
}
