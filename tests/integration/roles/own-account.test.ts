import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Role, roleWords } from '../../../apps/cms/access/roles.ts'
import { type Desk, openDesk } from '../../helpers/desk.ts'
import { signedInAs } from '../submissions.ts'

let desk: Desk

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const roles = Object.keys(roleWords) as Role[]

async function enter(role: Role) {
  const headers = await signedInAs(desk, role)
  const { user } = await (await desk.request('/api-cms/users/me', { headers })).json()
  const own = `/api-cms/users/${user.id}`
  const change = (data: unknown, address = own) =>
    desk.request(address, { method: 'PATCH', headers, body: JSON.stringify(data) })
  const stored = () => desk.payload.findByID({ collection: 'users', id: user.id })
  return { change, headers, own, stored, user }
}

describe.each(roles)('%s', (role) => {
  test(`G-7 ${role}: sees the own account alone, unless an administrator`, async () => {
    const { headers, user } = await enter(role)
    await enter('editor')
    const { docs } = await (await desk.request('/api-cms/users?limit=100', { headers })).json()
    const ids = docs.map(({ id }: { id: number }) => id)
    if (role === 'administrator') expect(ids.length).toBeGreaterThan(1)
    else expect(ids).toEqual([user.id])
    expect(JSON.stringify(docs)).not.toMatch(/"(hash|salt|resetPasswordToken)"/)
  })

  test(`G-7 ${role}: changes the own name and password; role and address are given by administrators`, async () => {
    const { change, stored, user } = await enter(role)
    const wanted = { name: 'Eva', role: 'administrator', email: 'mallory@house.example', password: 'another long password' }
    expect((await change(role === 'administrator' ? { name: 'Eva', password: wanted.password } : wanted)).status).toBe(200)
    expect(await stored()).toMatchObject({ name: 'Eva', role, email: user.email })
    const login = { method: 'POST', body: JSON.stringify({ email: user.email, password: wanted.password }) }
    const answer = await desk.request('/api-cms/users/login', { ...login, headers: { 'content-type': 'application/json' } })
    expect(answer.status).toBe(200)
  })

  test(`G-7 ${role}: keeps to the own settings of the desk`, async () => {
    const { headers, user } = await enter(role)
    const other = await enter('editor')
    const owner = { relationTo: 'users', value: other.user.id }
    const theirs = await desk.payload.db.create({
      collection: 'payload-preferences',
      data: { key: 'x', value: 1, user: owner },
    })
    const mine = { method: 'POST', headers, body: JSON.stringify({ value: 2, user: owner }) }
    await desk.request('/api-cms/payload-preferences/x', mine)
    const { docs } = await (await desk.request('/api-cms/payload-preferences?depth=0', { headers })).json()
    expect(docs.every((one: { user: { value: number } }) => one.user.value === user.id)).toBe(true)
    await desk.request('/api-cms/payload-preferences/x', { method: 'DELETE', headers })
    const kept = await desk.payload.db.findOne({ collection: 'payload-preferences', where: { id: { equals: theirs.id } } })
    expect(kept).toMatchObject({ value: 1 })
  })

  test(`G-7 ${role}: does not unlock or delete an account without being its administrator, and never the own`, async () => {
    const { headers, own, stored } = await enter(role)
    const other = await enter('sales')
    const unlock = { method: 'POST', headers, body: JSON.stringify({ email: other.user.email }) }
    const allowed = role === 'administrator'
    expect((await desk.request('/api-cms/users/unlock', unlock)).status).toBe(allowed ? 200 : 403)
    expect((await desk.request(other.own, { method: 'DELETE', headers })).status).toBe(allowed ? 200 : 403)
    const answer = await desk.request(own, { method: 'DELETE', headers: { ...headers, 'accept-language': 'es' } })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toMatch(allowed ? 'otra persona de administración' : 'message')
    expect(await stored()).toMatchObject({ role })
  })
})

test('G-7 the last administrator keeps the role and the account', async () => {
  const alone = await openDesk()
  const headers = await signedInAs(alone, 'administrator')
  const [{ id }] = (await alone.payload.find({ collection: 'users' })).docs as [{ id: number }]
  const body = JSON.stringify({ role: 'sales' })
  const answer = await alone.request(`/api-cms/users/${id}`, { method: 'PATCH', headers, body })
  expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('the last administrator')])
  await expect(alone.payload.delete({ collection: 'users', id })).rejects.toThrow('the last administrator')
  await signedInAs(alone, 'administrator')
  expect((await alone.request(`/api-cms/users/${id}`, { method: 'PATCH', headers, body })).status).toBe(200)
  await alone.close()
})
