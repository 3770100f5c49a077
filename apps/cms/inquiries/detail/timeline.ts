import type { Detail } from './read-detail.ts'
import type { ThreadMail } from './thread-mails.ts'

export type TimelineEntry = { at: string; key: string } & (
  | { kind: 'received' }
  | { kind: 'mail'; mail: ThreadMail }
  | { kind: 'note'; text: string; author: number | null }
  | { kind: 'change'; by: string; field: string; before: string; after: string }
)

/** Mails, notes and changes as they followed one another. */
export function timelineOf({ receivedAt, mails, notes, history }: Pick<Detail, 'receivedAt' | 'mails' | 'notes' | 'history'>) {
  const entries: TimelineEntry[] = [
    { kind: 'received', at: receivedAt, key: 'received' },
    ...mails.map((mail): TimelineEntry => ({ kind: 'mail', at: mail.at, key: `mail ${mail.id}`, mail })),
    ...notes.map((note, index): TimelineEntry => ({ kind: 'note', key: `note ${index}`, ...note })),
    ...history.map((change, index): TimelineEntry => ({ kind: 'change', key: `change ${index}`, ...change })),
  ]
  return entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
