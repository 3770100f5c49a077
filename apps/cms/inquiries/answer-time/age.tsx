import type { Locale } from '@lindero/contract'
import { ageText } from '../../desk-parts/age-text.ts'
import type { Tone } from '../../desk-parts/tone.ts'
import type { Words } from '../../fields/sentence.ts'
import type { InquiryStatus } from '../statuses.ts'
import { type AnswerState, type AnswerTimes, stateOfAnswer } from './answer-time.ts'

interface Props {
  inquiry: { status: InquiryStatus; receivedAt: string; firstAnsweredAt: string }
  times: AnswerTimes
  now: Date
  locale: Locale
}

/** How old it is; the colour says whether somebody waits, and the word says it without the colour. */
export function Age({ inquiry, times, now, locale }: Props) {
  const state = stateOfAnswer(inquiry, times)
  return (
    <span className={`desk-word tone-${tones[state]}`} title={stateWords[state][locale]}>
      {ageText(new Date(inquiry.receivedAt), now, locale)}
      {state === 'late' && <strong> {stateWords.late[locale]}</strong>}
      {state === 'soon' && <em> {stateWords.soon[locale]}</em>}
    </span>
  )
}

const tones: Record<AnswerState, Tone> = { inTime: 'good', soon: 'warn', late: 'bad', done: 'quiet' }

const stateWords: Record<AnswerState, Words> = {
  inTime: { en: 'in time', es: 'en plazo' },
  soon: { en: 'due soon', es: 'vence pronto' },
  late: { en: 'late', es: 'con retraso' },
  done: { en: 'nobody waits', es: 'nadie espera' },
}
