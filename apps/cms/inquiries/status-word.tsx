import type { Locale } from '@lindero/contract'
import { Badge } from '../desk-parts/badge.tsx'
import { type InquiryStatus, inquiryStatuses, statusTones } from './statuses.ts'

export function StatusWord({ status, locale }: { status: InquiryStatus; locale: Locale }) {
  return <Badge tone={statusTones[status]}>{inquiryStatuses[status][locale]}</Badge>
}
