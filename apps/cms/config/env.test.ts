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
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'sales@example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'Sales <sales@example.com>\r\nBcc: thief@example.com' }, 'MAIL_FROM'],
])('R-6 nonsense is refused in a sentence that names the variable: %o', (wrong, name) => {
  expect(() => parseEnv({ ...secrets, ...wrong })).toThrow(new RegExp(`^${name} must`))
})

test('G-8 the mail server and the sender are read from the environment; user and password may hold any letter', () => {
  const { mail } = parseEnv({
    ...secrets,
    SMTP_URL: 'smtp://sales%40house.example:p%3Aw%2F1@mail.house.example:2525',
    MAIL_FROM: 'Lindero Sales <sales@house.example>',
  })
  expect(mail).toEqual({
    smtp: { host: 'mail.house.example', port: 2525, secure: false, auth: { user: 'sales@house.example', pass: 'p:w/1' } },
    from: { name: 'Lindero Sales', address: 'sales@house.example' },
  })
  expect(parseEnv({ ...secrets, SMTP_URL: 'smtps://mail.house.example', MAIL_FROM: 'a@b.example' }).mail).toEqual({
    smtp: { host: 'mail.house.example', port: 465, secure: true, auth: null },
    from: { name: '', address: 'a@b.example' },
  })
  expect(parseEnv(secrets).mail.smtp).toBeNull()
})
