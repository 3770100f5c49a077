import { describe, expect, test } from 'vitest'
import type { Role } from '../../../apps/cms/access/roles.ts'
import { readActivityFilter } from '../../../apps/cms/activity/list/activity-filter.ts'
import { readActivityPage } from '../../../apps/cms/activity/list/read-activity-page.ts'
import { both } from '../content-desk.ts'
import { dialects } from '../house-on.ts'
import { signedInAs } from '../submissions.ts'
import { activityDesk, type Entry } from './activity-desk.ts'

describe.each(dialects)('on %s', (database) => {
  const { content, staff, send, log, newProduct, draft } = activityDesk(database)

  test('G-7 settings, staff and templates are written down, passwords and keys never', async () => {
    await send('administrator', 'POST', 'globals/webhooks', { url: 'https://crm.example/a', secret: 'a very secret key' })
    await send('sales', 'POST', 'globals/mail-templates?locale=es', { notice: { subject: 'Consulta nueva' } })
    const { doc } = await send('administrator', 'POST', 'users', {
      email: 'new@house.example',
      password: 'hidden words',
      role: 'sales',
    })
    await send('administrator', 'PATCH', `users/${doc.id}`, { role: 'editor', password: 'other hidden words' })
    const entries = [...(await log('webhooks')), ...(await log('mail-templates')), ...(await log('users', doc.id))]
    expect(entries).toMatchObject([
      { changes: [{ path: 'url' }, { path: 'secret' }] },
      { language: 'es', changes: [{ path: 'notice.subject', after: 'Consulta nueva' }] },
      { action: 'created', title: 'new@house.example' },
      {
        action: 'changed',
        changes: [{ path: 'role', before: both('Sales', 'Ventas'), after: both('Editor', 'Edición') }, { path: 'password' }],
      },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/crm\.example|very secret|hidden words|hash|salt/)
  })

  test('G-7 editors read in the log what they may read elsewhere, and nothing about staff, mails and webhooks', async () => {
    await send('administrator', 'POST', 'globals/webhooks', { url: 'https://crm.example/b', secret: 'another secret key' })
    await send('sales', 'POST', 'globals/mail-templates?locale=en', { notice: { subject: 'News' } })
    const id = await newProduct()
    await draft(id, 'en', 'Seen')
    const closed = ['webhooks', 'mail-templates', 'users']
    const kindsFor = async (who: Role) => {
      const { docs } = await send(who, 'GET', 'activity?pagination=false&depth=0')
      const { docs: found } = await content.payload.find({ collection: 'users', where: { role: { equals: who } }, limit: 1 })
      const user = { ...found[0], id: Number(found[0]?.id), collection: 'users' } as const
      const { kinds } = await readActivityPage(content.payload, readActivityFilter({}), user, 'en')
      const listed = new Set((docs as Entry[]).map(({ entity }) => String(entity)))
      expect([...listed].sort()).toEqual([...kinds].sort())
      return listed
    }
    const [editors, administrators] = [await kindsFor('editor'), await kindsFor('administrator')]
    expect([editors.has('products'), closed.filter((kind) => editors.has(kind))]).toEqual([true, []])
    expect(closed.filter((kind) => administrators.has(kind))).toEqual(closed)
    const [line] = await log('users')
    const { status } = await content.desk.request(`/api-cms/activity/${line?.id}`, { headers: staff.editor })
    expect(status).toBe(404)
  })

  test('G-7 what the program does by itself is told as such, and nobody can write or rub out a line', async () => {
    const id = await newProduct()
    await content.payload.update({ collection: 'products', id, locale: 'en', draft: true, data: { name: 'By itself' } })
    const [entry] = await log('products', id)
    expect(entry).toMatchObject({ whoName: 'program', who: null })
    for (const method of ['PATCH', 'DELETE']) {
      const answer = await content.desk.request(`/api-cms/activity/${entry?.id}`, {
        method,
        headers: staff.administrator,
        body: JSON.stringify({ whoName: 'Mallory' }),
      })
      expect(answer.status).toBe(403)
    }
    expect(await log('products', id)).toHaveLength(1)
  })

  test('G-7 what was done stays readable when the account is gone', async () => {
    const headers = await signedInAs(content.desk, 'editor')
    const { user } = await (await content.desk.request('/api-cms/users/me', { headers })).json()
    const id = await newProduct()
    const body = JSON.stringify({ name: 'Before leaving' })
    await content.desk.request(`/api-cms/products/${id}?locale=en&draft=true`, { method: 'PATCH', headers, body })
    await content.payload.delete({ collection: 'users', id: user.id })
    expect(await log('products', id)).toMatchObject([{ whoName: user.email, who: null }])
  })
})
