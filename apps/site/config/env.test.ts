import { expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const good = { CMS_URL: 'http://127.0.0.1:4001', INTERNAL_KEY: 'k'.repeat(16) }

test('has sensible defaults', () => {
  expect(readEnv(good)).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    cmsUrl: 'http://127.0.0.1:4001',
    logLevel: 'info',
    pageCacheBytes: 64 * 1024 * 1024,
    formRate: 10,
    trustedProxies: [],
  })
})

test('proxies in front are named by address or network', () => {
  const { trustedProxies } = readEnv({ ...good, TRUSTED_PROXIES: '10.0.0.0/8, ::1,2001:db8::/32' })
  expect(trustedProxies).toEqual(['10.0.0.0/8', '::1', '2001:db8::/32'])
})

test('the public address follows the port, and loses its trailing slash when given', () => {
  expect(readEnv({ ...good, PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  expect(readEnv({ ...good, PUBLIC_URL: 'https://bags.example/' }).publicUrl).toBe('https://bags.example')
})

test.each([
  ['PORT', '70000', 'PORT should be a whole number from 0 to 65535.'],
  ['PORT', 'eighty', 'PORT should be a whole number from 0 to 65535.'],
  ['PUBLIC_URL', 'bags.example', 'PUBLIC_URL should be the address buyers use'],
  ['PUBLIC_URL', 'https://bags.example/shop', 'PUBLIC_URL should be the address buyers use'],
  ['CMS_URL', 'ftp://127.0.0.1', 'CMS_URL should be the address of the CMS process'],
  ['CMS_URL', undefined, 'CMS_URL should be the address of the CMS process'],
  ['INTERNAL_KEY', 'short', 'INTERNAL_KEY should be the secret shared with the CMS, at least 16 characters'],
  ['INTERNAL_KEY', undefined, 'INTERNAL_KEY should be the secret shared with the CMS, at least 16 characters; it is not set'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL should be one of trace, debug'],
  ['PAGE_CACHE_MB', '0', 'PAGE_CACHE_MB should be a whole number from 1'],
  ['HOST', 'a b', 'HOST should be a host name'],
  ['FORM_RATE', '0', 'FORM_RATE should be a whole number from 1'],
  ['TRUSTED_PROXIES', 'nginx', 'TRUSTED_PROXIES should be addresses or networks such as 10.0.0.0/8'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES should be addresses or networks'],
])('refuses %s=%s with one sentence that names it', (name, value, words) => {
  const attempt = () => readEnv({ ...good, [name]: value })
  expect(attempt).toThrow(EnvError)
  expect(attempt).toThrow(words)
})

test('R-6 the sentence about a bad key does not repeat the key', () => {
  expect(() => readEnv({ ...good, INTERNAL_KEY: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
})
