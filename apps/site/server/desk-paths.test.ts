import { expect, test } from 'vitest'
import { deskVerdict } from './desk-paths.ts'

test.each([
  '/admin',
  '/admin/',
  '/admin?x=/../create-first-user',
  '/admin/login',
  '/admin/collections/products/1001?locale=es',
  '/api-cms/products?where[name][equals]=create-first-user',
  '/api-cms/users/login',
  '/api-cms/media/file/100%25.png',
  '/api-cms/media/file/bolso%20ni%C3%B1a.jpg',
  '/api-cms/health',
  // The desk itself answers 401: the internal key never passes this door.
  '/api-cms/feed?after=0',
  '/_next/static/chunks/app/(payload)/admin/%5B%5B...segments%5D%5D/page-1.js',
  '/_next/webpack-hmr',
])('%s goes to the desk', (url) => {
  expect(deskVerdict(url)).toBe('forward')
})

test.each(['/api-cms/media/file/bad%ff.jpg', '/admin/collections/%E0%A4%A', '/admin/%', '/_next/%ff'])(
  'R-3 %s is no address',
  (url) => {
    expect(deskVerdict(url)).toBe('unreadable')
  },
)

test.each([
  '/',
  '/es',
  '/administration',
  '/api',
  '/Admin',
  '/%61dmin',
  '//admin',
  '/x/../admin',
  '/admin%2fx',
  '/_nextx',
  '',
  '*',
])('%s is our own to answer', (url) => {
  expect(deskVerdict(url)).toBe('site')
})

test.each([
  '/admin/create-first-user',
  '/admin/create-first-user/',
  '/admin/create-first-user?x=1',
  '/admin/Create-First-User',
  '/admin/%63reate-first-user',
  '/admin/%2563reate-first-user',
  '/admin/%252563reate-first-user',
  '/admin//create-first-user',
  '/admin/./create-first-user',
  '/admin/x/../create-first-user',
  '/admin/x/%2e%2e/create-first-user',
  '/admin/x%2f..%2fcreate-first-user',
  '/admin/x/..%5ccreate-first-user',
  '/admin/\\create-first-user',
  '/admin/create-first-user%2f',
  '/admin/create-first-user%20',
  '/admin/create-first-user%00',
  '/admin/create-first-user%ff/%63reate-first-user',
  '/admin/%ff%2fcreate-first-user',
  '/admin/create-first-user.rsc',
  '/admin/create-first-user;x',
  '/admin/../api-cms/internal',
  '/_next/../admin/create-first-user',
  '/api-cms/users/first-register',
  '/api-cms/users/First-Register/',
  '/api-cms/users/%66irst-register',
  '/api-cms/anything/else/first-register',
  '/api-cms/internal',
  '/api-cms/internal/inquiries',
  '/api-cms/%69nternal/inquiries',
  '/api-cms//internal/inquiries',
  '/api-cms/x/../internal',
])('R-5 %s is hidden', (url) => {
  expect(deskVerdict(url)).toBe('hidden')
})
