import type { Locale } from '@lindero/contract'
import { expect } from 'vitest'
import { runDueChanges } from '../../../apps/cms/scheduling/run-due.ts'
import type { ContentDesk } from '../content-desk.ts'
import type { Staff } from '../staff.ts'

/** What editors do, as the desk sends it. */
export interface Editor {
  draft: (locale: Locale, data: object) => Promise<unknown>
  publish: (locale: Locale) => Promise<unknown>
  publishAll: () => Promise<unknown>
  takeOff: (locale: Locale) => Promise<unknown>
  takeAllOff: () => Promise<unknown>
  save: (locale: Locale, data: object) => Promise<unknown>
  fromList: (locale: Locale, status: 'published' | 'draft') => Promise<unknown>
  /** As other programs do it: for all documents that match, and here one does. */
  byWhere: (query: string, data: object) => Promise<unknown>
  takeOffInAll: () => Promise<unknown>
  plan: (action: string, language: string) => Promise<unknown>
  restore: (version: number, draft: boolean) => Promise<unknown>
}

/** An editor at one question. */
export function editorOf({ payload }: ContentDesk, staff: Staff, id: number): Editor {
  const well = async (answer: ReturnType<Staff['send']>) => {
    const { status, body } = await answer
    expect([status, JSON.stringify(body)]).toEqual([status < 300 ? status : 200, expect.anything()])
  }
  const patch = (query: string, body: object) => well(staff.send('PATCH', `questions/${id}?${query}`, body))
  return {
    draft: (locale, data) => patch(`locale=${locale}&draft=true&autosave=true`, { ...data, _status: 'draft' }),
    publish: (locale) => patch(`locale=${locale}&publishSpecificLocale=${locale}`, { _status: 'published' }),
    publishAll: () => patch('locale=en&publishAllLocales=true', { _status: 'published' }),
    takeOff: (locale) => patch(`locale=${locale}&unpublishAllLocales=false`, { _status: 'draft' }),
    takeAllOff: () => patch('unpublishAllLocales=true', { _status: 'draft' }),
    save: (locale, data) => patch(`locale=${locale}`, data),
    fromList: (locale, status) => {
      const where = `where[and][0][_status][not_equals]=${status}&where[and][1][id][in][0]=${id}`
      return well(
        staff.send('PATCH', `questions?locale=${locale}&${where}${status === 'published' ? '&draft=true' : ''}`, {
          _status: status,
        }),
      )
    },
    byWhere: (query, data) => well(staff.send('PATCH', `questions?where[id][equals]=${id}&${query}`, data)),
    takeOffInAll: () => patch('locale=all', { _status: 'draft' }),
    plan: async (action, language) => {
      const at = new Date(Date.now() + 60_000).toISOString()
      const change = { action, language, entity: 'questions', documentId: String(id), at }
      await well(staff.send('POST', 'scheduled-changes/plan', change))
      expect(await runDueChanges(payload, () => new Date(Date.now() + 120_000))).toBe(1)
    },
    restore: async (version, draft) => {
      const where = { parent: { equals: id } }
      const { docs } = await payload.findVersions({
        collection: 'questions',
        where,
        sort: 'createdAt',
        pagination: false,
      })
      await well(staff.send('POST', `questions/versions/${docs[version]?.id}?draft=${draft}`))
    },
  }
}
