import { expect, test } from 'vitest'
import { pageLink } from './page-link.ts'

const here = new URL('https://site.example/products?page=2')
const plainClick = { button: 0, modified: false, prevented: false }
const link = { target: '', download: false, fullLoad: false }

function follow(href: string, given: Partial<typeof plainClick & typeof link> = {}) {
  const { button, modified, prevented, ...rest } = { ...plainClick, ...link, ...given }
  return pageLink({ button, modified, prevented }, { href, ...rest }, here, 'en')?.pathname ?? null
}

test('a plain click on a page of the site is ours', () => {
  expect(follow('/product/1001')).toBe('/product/1001')
  expect(follow('https://site.example/')).toBe('/')
  expect(follow('/contact#form')).toBe('/contact')
  expect(follow('/category/tote-bags/leather')).toBe('/category/tote-bags/leather')
})

test('S-10 S-11 so is an address where the site will say that there is no page', () => {
  expect(follow('/nowhere/at-all')).toBe('/nowhere/at-all')
  expect(follow('/product/alba')).toBe('/product/alba')
})

test.each([
  ['a new tab', { modified: true }],
  ['the middle button', { button: 1 }],
  ['a click already handled', { prevented: true }],
  ['a target', { target: '_blank' }],
  ['a download', { download: true }],
  ['a link marked for a full load', { fullLoad: true }],
])('%s is left to the browser', (_, given) => {
  expect(follow('/product/1001', given)).toBeNull()
})

test.each([
  'https://other.example/products',
  '/es/products',
  '/products?page=2#top',
  '/media/a.webp',
  '/sitemap.xml',
  '/clearcacle',
  '/admin',
  '/admin/login',
  '/api/option',
  'mailto:a@b.example',
  'javascript:alert(1)',
  '/%E0%A4%A',
  'http://[',
])('%s is left to the browser', (href) => expect(follow(href)).toBeNull())
