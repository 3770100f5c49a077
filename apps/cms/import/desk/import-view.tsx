import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { rowId } from '../../database/row-id.ts'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { staffName } from '../../desk-parts/staff.ts'
import { readProgress } from '../progress.ts'
import { ImportWork } from './import-work.tsx'
import { importWords } from './words.ts'

/** One file: its check, its run, its undoing. */
export async function ImportView({ doc, i18n, initPageResult, payload }: DocumentViewServerProps) {
  const { req } = initPageResult
  const id = rowId(String(doc.id))
  const progress = id === null ? null : await readProgress(payload, id)
  if (!progress || !req.user) return null
  const words = importWords[deskLocale(i18n)]
  return (
    <Gutter className="desk-page bulk">
      <SetStepNav nav={[{ label: words.title, url: '/admin/collections/product-imports' }, { label: progress.filename }]} />
      <ImportWork first={progress} who={await staffName(req, doc.by)} />
    </Gutter>
  )
}
