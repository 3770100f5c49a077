import { expect, test, vi } from 'vitest'
import { environments } from './services.mjs'
import { readSettings } from './settings.mjs'

const secrets = { payloadSecret: 'payload secret', internalKey: 'internal key' }

test('R-6 each process gets the secrets it needs and nothing else of the environment', () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'of somebody else')
  vi.stubEnv('NODE_ENV', 'test')
  vi.stubEnv('NODE_EXTRA_CA_CERTS', '/certificates.pem')
  const given = { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'long enough', DATABASE_URL: 'postgres://x/y', PORT: '3100' }
  const { site, cms } = environments({ root: '/', settings: readSettings(given, '/srv'), secrets, cmsPort: 4321 }, 'production')
  expect(site).toMatchObject({
    PORT: '3100',
    CMS_URL: 'http://127.0.0.1:4321',
    INTERNAL_KEY: 'internal key',
    DATA_DIR: '/srv/data',
  })
  expect(cms).toMatchObject({
    PAYLOAD_SECRET: 'payload secret',
    DATABASE_URL: 'postgres://x/y',
    NODE_ENV: 'production',
    DEMO: 'on',
  })
  for (const name of ['PAYLOAD_SECRET', 'DATABASE_URL', 'ADMIN_PASSWORD', 'AWS_SECRET_ACCESS_KEY'])
    expect(site).not.toHaveProperty(name)
  expect(cms).not.toHaveProperty('AWS_SECRET_ACCESS_KEY')
  expect(site).toHaveProperty('NODE_EXTRA_CA_CERTS')
  vi.unstubAllEnvs()
})
