import { isOf } from '@lindero/contract'
import type { Tone } from '../desk-parts/tone.ts'
import type { Words } from '../fields/sentence.ts'

/** Where an inquiry stands (G-6). */
export const inquiryStatuses = {
  new: { en: 'New', es: 'Nueva' },
  inProgress: { en: 'In progress', es: 'En curso' },
  answered: { en: 'Answered', es: 'Respondida' },
  won: { en: 'Won', es: 'Ganada' },
  lost: { en: 'Lost', es: 'Perdida' },
  spam: { en: 'Spam', es: 'Correo no deseado' },
} as const satisfies Record<string, Words>

export type InquiryStatus = keyof typeof inquiryStatuses

export const statusNames = Object.keys(inquiryStatuses).filter((name) => isOf(inquiryStatuses, name))

export const statusTones: Record<InquiryStatus, Tone> = {
  new: 'accent',
  inProgress: 'calm',
  answered: 'good',
  won: 'good',
  lost: 'quiet',
  spam: 'bad',
}
