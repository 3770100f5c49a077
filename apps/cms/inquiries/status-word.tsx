import type { Locale } from '@lindero/contract'
import { type InquiryStatus, inquiryStatuses } from './statuses.ts'

export function StatusWord({ status, locale }: { status: InquiryStatus; locale: Locale }) {
  return <span className={`sales-status sales-status--${status}`}>{inquiryStatuses[status][locale]}</span>
}
