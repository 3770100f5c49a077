import type { Payload, Where } from 'payload'
import type { InquiryStatus } from '../statuses.ts'
import { workingDaysBefore } from './working-days.ts'

export const usualDays = 1

/** What came before `late` should have been answered by now; what came before `soon` has used up half of its time. */
export interface AnswerTimes {
  soon: Date
  late: Date
}

export type AnswerState = 'inTime' | 'soon' | 'late' | 'done'

export function answerTimes(now: Date, days: number): AnswerTimes {
  return { soon: workingDaysBefore(now, days / 2), late: workingDaysBefore(now, days) }
}

export async function readAnswerTimes(payload: Payload, now = new Date()): Promise<AnswerTimes> {
  const { answerWithinDays } = await payload.findGlobal({ slug: 'inbox', depth: 0 })
  return answerTimes(now, typeof answerWithinDays === 'number' ? answerWithinDays : usualDays)
}

interface Waiting {
  status: InquiryStatus
  receivedAt: string
  firstAnsweredAt: string
}

export function stateOfAnswer({ status, receivedAt, firstAnsweredAt }: Waiting, { soon, late }: AnswerTimes): AnswerState {
  if (!isOpen(status) || firstAnsweredAt) return 'done'
  const received = new Date(receivedAt)
  if (received < late) return 'late'
  return received < soon ? 'soon' : 'inTime'
}

/** The same rule for the database. */
export function lateWhere({ late }: AnswerTimes): Where {
  return {
    and: [
      { status: { in: openStatuses } },
      { firstAnsweredAt: { exists: false } },
      { receivedAt: { less_than: late.toISOString() } },
    ],
  }
}

const openStatuses: InquiryStatus[] = ['new', 'inProgress']

function isOpen(status: InquiryStatus): boolean {
  return openStatuses.includes(status)
}
