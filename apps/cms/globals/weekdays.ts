import type { Weekday } from '@lindero/contract'
import type { Words } from '../fields/sentence.ts'

export const weekdays = {
  Mo: { en: 'Monday', es: 'Lunes' },
  Tu: { en: 'Tuesday', es: 'Martes' },
  We: { en: 'Wednesday', es: 'Miércoles' },
  Th: { en: 'Thursday', es: 'Jueves' },
  Fr: { en: 'Friday', es: 'Viernes' },
  Sa: { en: 'Saturday', es: 'Sábado' },
  Su: { en: 'Sunday', es: 'Domingo' },
} as const satisfies Record<Weekday, Words>
