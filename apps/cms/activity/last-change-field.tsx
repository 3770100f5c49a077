import type { UIFieldServerProps } from 'payload'
import { deskLocale } from '../desk-parts/desk-locale.ts'
import { Moment } from '../desk-parts/moment.tsx'
import { activityWords, whoIn } from './words.ts'

/** The last line beside a document: who changed it last, and when. Everybody who may open it may know. */
export async function LastChangeField({ collectionSlug, entity, id, i18n, payload }: UIFieldServerProps & { entity: string }) {
  if (collectionSlug && id === undefined) return null
  const which = id === undefined ? [] : [{ documentId: { equals: String(id) } }]
  const where = { and: [...which, { entity: { equals: entity } }] }
  const { docs } = await payload.find({
    collection: 'activity',
    where,
    sort: ['-updatedAt', '-id'],
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [last] = docs
  if (!last) return null
  const words = activityWords[deskLocale(i18n)]
  return (
    <p className="activity-last">
      {words.lastChange} {whoIn(String(last.whoName), words)}, <Moment at={String(last.updatedAt)} />
    </p>
  )
}
