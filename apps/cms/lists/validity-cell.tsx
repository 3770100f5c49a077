import { locales } from '@lindero/contract'
import type { DefaultServerCellComponentProps } from 'payload'
import { deskLocale } from '../desk-parts/desk-locale.ts'
import { validityOf } from './validity.ts'
import { listWords } from './words.ts'

const tones = { expired: 'bad', soon: 'warn', valid: 'good' } as const

/** The last day of a certificate, and what it means today. */
export function ValidityCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const locale = deskLocale(i18n)
  const words = listWords[locale]
  const until = typeof cellData === 'string' || cellData instanceof Date ? new Date(cellData) : null
  if (!until || Number.isNaN(until.getTime())) return <span className="desk-word tone-quiet">{words.unlimited}</span>
  const { validity, days } = validityOf(until, new Date())
  const day = until.toLocaleDateString(locales[locale].tag, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <span className={validity === 'valid' ? 'desk-word' : `desk-word tone-${tones[validity]}`}>
      {day}
      <small className={`tone-${tones[validity]}`}>
        {validity === 'expired' ? words.expired : validity === 'soon' ? words.daysLeft(days) : words.valid}
      </small>
    </span>
  )
}
