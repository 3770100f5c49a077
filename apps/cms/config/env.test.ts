import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

const secrets = { PAYLOAD_SECRET: 'sixteen letters or more', INTERNAL_KEY: 'sixteen letters or more' }

test('SQLite in ./data is the default, an empty variable counts as absent', () => {
  expect(parseEnv({ ...secrets, DATABASE_URL: '', ADMIN_EMAIL: '' })).toMatchObject({
    databaseUrl: null,
    demo: true,
    publicUrl: 'http://localhost:3000',
    administrator: { email: null, password: null },
  })
})

test.each([
  [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET'],
  [{ INTERNAL_KEY: undefined }, 'INTERNAL_KEY'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'nowhere' }, 'PUBLIC_URL'],
  [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
  [{ DEMO: 'maybe' }, 'DEMO'],
])('R-6 nonsense is refused in a sentence that names the variable: %o', (wrong, name) => {
  expect(() => parseEnv({ ...secrets, ...wrong })).toThrow(new RegExp(`^${name} must`))
})
