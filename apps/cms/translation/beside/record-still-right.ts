import type { Locale } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { changeLabel } from '../../activity/record/change-label.ts'
import { titleOf } from '../../activity/record/title-of.ts'
import { writeEntry } from '../../activity/record/write-entry.ts'
import { leavesOf } from '../../content/walk-fields.ts'
import { type Comparison, compare } from '../state/compare.ts'
import type { Document } from './document-texts.ts'

/** Nothing in the document changed, but somebody decided: that is written down like a change (G-7). */
export async function recordStillRight(
  req: PayloadRequest,
  { documentId, entity, kind, newest, sources, texts }: Document,
  language: Locale,
  { outdated }: Comparison,
): Promise<void> {
  const settled = compare(texts, language, sources(language)).outdated.filter((path) => !outdated.includes(path))
  const changes = [...leavesOf(kind.fields, newest)]
    .filter(({ path }) => settled.includes(path))
    // Beside what may have been written at the same place in the same piece of work.
    .map((leaf) => ({ path: `${leaf.path}#still-right`, label: changeLabel(leaf), stillRight: true as const }))
  await writeEntry(req, { action: 'changed', entity, documentId, title: titleOf(kind.title, [newest]), language, changes })
}
