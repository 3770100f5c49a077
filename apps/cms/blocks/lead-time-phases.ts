import type { LeadTimePhase } from '@lindero/contract'
import type { Words } from '../fields/sentence.ts'

export const leadTimePhases = {
  development: { en: 'Development', es: 'Desarrollo' },
  bulk: { en: 'Production', es: 'Producción' },
  shipping: { en: 'Shipping', es: 'Envío' },
} as const satisfies Record<LeadTimePhase, Words>
