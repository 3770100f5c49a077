import type { GlobalConfig } from 'payload'
import { administrators } from '../../access/administrators.ts'
import { answerInquiries } from '../../access/answer-inquiries.ts'
import { figure } from '../../fields/figure.ts'
import { usualDays } from './answer-time.ts'

export const inboxSettings: GlobalConfig = {
  slug: 'inbox',
  label: { en: 'Time to answer', es: 'Plazo de respuesta' },
  admin: { group: { en: 'Sales', es: 'Ventas' } },
  access: { read: answerInquiries, update: administrators },
  fields: [
    figure(
      'answerWithinDays',
      { en: 'Answer within (working days)', es: 'Responder en (días laborables)' },
      {
        from: 0.1,
        to: 30,
        initial: usualDays,
        help: {
          en: 'An open inquiry is marked late after this time, and amber after half of it. Saturdays and Sundays do not count.',
          es: 'Pasado este plazo, una consulta abierta se marca con retraso; a la mitad, en ámbar. Los sábados y domingos no cuentan.',
        },
      },
    ),
  ],
}
