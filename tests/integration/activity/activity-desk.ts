import { beforeAll, expect } from 'vitest'
import type { Role } from '../../../apps/cms/access/roles.ts'
import { required } from '../content-desk.ts'
import { type Dialect, houseOn } from '../house-on.ts'
import { signedInAs } from '../submissions.ts'

export interface Entry {
  [name: string]: unknown
  changes: { [name: string]: unknown; path: string }[]
}

/** A desk with one account of each role, and what its log says. */
export function activityDesk(dialect: Dialect) {
  const content = houseOn(dialect)
  const staff = {} as Record<Role, Record<string, string>>
  beforeAll(async () => {
    const roles: Role[] = ['administrator', 'editor', 'translator', 'sales']
    const accounts = await Promise.all(roles.map(async (role) => [role, await signedInAs(content.desk, role)]))
    Object.assign(staff, Object.fromEntries(accounts))
  })

  const send = async (who: Role, method: string, address: string, data?: unknown) => {
    const body = data === undefined ? {} : { body: JSON.stringify(data) }
    const answer = await content.desk.request(`/api-cms/${address}`, { method, headers: staff[who], ...body })
    expect([address, answer.status < 300, answer.status < 300 ? '' : await answer.clone().text()]).toEqual([address, true, ''])
    return answer.json()
  }
  /** The log about one document, oldest first. */
  const log = async (entity: string, documentId?: unknown): Promise<Entry[]> => {
    const which = documentId === undefined ? [] : [{ documentId: { equals: String(documentId) } }]
    const where = { and: [{ entity: { equals: entity } }, ...which] }
    const { docs } = await content.payload.find({ collection: 'activity', where, sort: 'id', pagination: false, depth: 0 })
    return docs as unknown as Entry[]
  }
  const newProduct = async () => {
    const data = { ...required, styleNo: `LOG-${Math.random()}` }
    const id = await content.create('products', data)
    await content.payload.db.deleteMany({ collection: 'activity', where: { documentId: { equals: String(id) } } })
    return id
  }
  /** What was done with a product, oldest first, without the drafts that led to it. */
  const deeds = async (id: unknown) =>
    (await log('products', id)).filter(({ action }) => action !== 'changed').map(({ action, language }) => [action, language])
  const draft = (id: number, locale: string, name: string) =>
    send('editor', 'PATCH', `products/${id}?locale=${locale}&draft=true&autosave=true`, { name, _status: 'draft' })

  return { content, staff, send, log, newProduct, deeds, draft }
}
