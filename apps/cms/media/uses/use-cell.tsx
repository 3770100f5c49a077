import type { DefaultServerCellComponentProps } from 'payload'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { usesWords } from './words.ts'

export function UseCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const words = usesWords[deskLocale(i18n)]
  const count = Number(cellData ?? 0)
  if (count === 0) return <span className="desk-word tone-quiet">{words.unused}</span>
  return <span>{count === 1 ? words.one : words.many(count)}</span>
}
