import { expect, test } from 'vitest'
import { Problem } from '../problem.mjs'
import { readSettings } from './settings.mjs'

test('without any variable the program listens on port 3000 and keeps its data in ./data', () => {
  expect(readSettings({}, '/srv/lindero')).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    dataDir: '/srv/lindero/data',
    publicUrl: 'http://localhost:3000',
  })
})

test('a variable set to nothing counts as not set', () => {
  expect(readSettings({ PORT: '', PUBLIC_URL: '' }, '/')).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000' })
})

test('the slash at the end of PUBLIC_URL is dropped', () => {
  expect(readSettings({ PUBLIC_URL: 'https://www.example.com/' }, '/').publicUrl).toBe('https://www.example.com')
})

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['HOST', 'not a host'],
  ['PUBLIC_URL', 'www.example.com'],
  ['PUBLIC_URL', 'ftp://example.com'],
  ['PUBLIC_URL', 'https://example.com/shop'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost'],
  ['PAYLOAD_SECRET', 'short'],
  ['INTERNAL_KEY', 'short'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['MAIL_FROM', 'nobody'],
  ['DEMO', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
])('a bad %s (%s) is refused with one sentence that names it', (name, value) => {
  const read = () => readSettings({ ADMIN_EMAIL: 'a@b.example', [name]: value }, '/')
  expect(read).toThrow(Problem)
  expect(read).toThrow(new RegExp(`^${name} should be [^\n]+\\.$`))
})

test.each(['DATABASE_URL', 'PAYLOAD_SECRET', 'INTERNAL_KEY', 'ADMIN_PASSWORD', 'SMTP_URL'])(
  'R-6 a refused %s is not repeated',
  (name) => {
    expect(() => readSettings({ ADMIN_EMAIL: 'a@b.example', [name]: 'hush:x' }, '/')).not.toThrow(/hush/)
    expect(() => readSettings({ ADMIN_EMAIL: 'a@b.example', [name]: 'hush:x' }, '/')).toThrow(name)
  },
)

test('a password for nobody is refused', () => {
  expect(() => readSettings({ ADMIN_PASSWORD: 'long enough' }, '/')).toThrow(/ADMIN_PASSWORD is set without ADMIN_EMAIL/)
})

test('G-8 a mail server without a sender is refused, with one it is taken', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://mail.example.com' }, '/')).toThrow(/SMTP_URL is set without MAIL_FROM/)
  const { values } = readSettings({ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Lindero <sales@example.com>' }, '/')
  expect(values).toMatchObject({ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Lindero <sales@example.com>' })
})
