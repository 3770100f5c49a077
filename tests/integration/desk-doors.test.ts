import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureAdministrator } from '../../apps/cms/start/first-administrator.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'

let desk: Desk

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const post = (address: string, body: unknown) =>
  desk.request(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

test('R-5 the first administrator is made with a random password, told once, and log-in works with it', async () => {
  const made = await ensureAdministrator(desk.payload, { email: null, password: null })
  expect(made.password).toMatch(/^[\w-]{20}$/)
  const answer = await post('/api-cms/users/login', { email: made.email, password: made.password })
  expect(answer.status).toBe(200)
  const cookie = answer.headers.get('set-cookie')
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  expect(await ensureAdministrator(desk.payload, { email: null, password: null })).toEqual({
    email: made.email,
    password: null,
  })
})

test('R-5 nobody can register himself', async () => {
  const account = { email: 'stranger@example.com', password: 'a long password', role: 'administrator' }
  expect((await post('/api-cms/users/first-register', account)).status).toBe(403)
  expect((await post('/api-cms/users', account)).status).toBe(403)
  const { totalDocs } = await desk.payload.count({ collection: 'users', where: { email: { equals: account.email } } })
  expect(totalDocs).toBe(0)
})

test('R-5 repeated wrong passwords lock the account, also for the right one', async () => {
  const account = { email: 'locked@example.com', password: 'the right password' }
  await desk.payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
  for (let attempt = 0; attempt < 6; attempt++) {
    expect((await post('/api-cms/users/login', { ...account, password: 'wrong' })).status).toBe(401)
  }
  expect((await post('/api-cms/users/login', account)).status).toBe(401)
})

test.each([
  'products',
  'categories',
  'pages',
  'media',
  'certificates',
  'partner-brands',
  'materials',
  'questions',
  'redirects',
  'users',
  'globals/home',
  'globals/navigation',
  'globals/footer',
  'globals/texts',
  'globals/company',
  'globals/forms',
  'globals/settings',
])('R-5 a stranger reads nothing from %s', async (name) => {
  const answer = await desk.request(`/api-cms/${name}?locale=all`)
  expect(answer.status).toBe(403)
})

test('R-5 an editor cannot make himself administrator', async () => {
  const { id } = await desk.payload.create({
    collection: 'users',
    data: { email: 'editor@example.com', password: 'a long password', role: 'editor' },
  })
  const { user } = await desk.payload.auth({ headers: await signIn('editor@example.com', 'a long password') })
  await desk.payload.update({
    collection: 'users',
    id,
    data: { role: 'administrator', name: 'Eva' },
    user,
    overrideAccess: false,
  })
  expect(await desk.payload.findByID({ collection: 'users', id })).toMatchObject({ role: 'editor', name: 'Eva' })
})

async function signIn(email: string, password: string): Promise<Headers> {
  const { token } = await desk.payload.login({ collection: 'users', data: { email, password } })
  return new Headers({ Authorization: `JWT ${token}` })
}

test('a redirect must lead to a path of this site, said in words', async () => {
  for (const to of ['javascript:alert(1)', '//evil.example', 'https://evil.example', '/\\evil.example']) {
    const attempt = desk.payload.create({ collection: 'redirects', data: { from: '/here', to } })
    await expect(attempt).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('begins with one slash') }] },
    })
  }
})

test('a category cannot stand below itself', async () => {
  const make = (name: string, parent?: unknown) =>
    desk.payload.create({ collection: 'categories', locale: 'en', data: { name, slug: name, parent, _status: 'published' } })
  const top = await make('top')
  const below = await make('below', top.id)
  const attempt = desk.payload.update({
    collection: 'categories',
    id: top.id,
    data: { parent: below.id, _status: 'published' },
  })
  await expect(attempt).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining('own subcategories') }] } })
})
