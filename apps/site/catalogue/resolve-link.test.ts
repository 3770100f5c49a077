import type { LinkTarget, Locale } from '@lindero/contract'
import { expect, test } from 'vitest'
import { fixtureCatalogue } from './fixture/fixture.ts'
import { resolveLinks, resolveTarget } from './resolve-link.ts'

const { locales } = fixtureCatalogue({ englishOnly: [2] })
const href = (locale: Locale, target: LinkTarget) => resolveTarget(locales[locale], locale, target)?.href ?? null

const cases: [LinkTarget, en: string | null, es: string | null][] = [
  [{ kind: 'home' }, '/', '/es'],
  [{ kind: 'contact' }, '/contact', '/es/contact'],
  [{ kind: 'categories' }, '/category', '/es/category'],
  [{ kind: 'products' }, '/products', '/es/products'],
  [{ kind: 'page', id: 1 }, '/about-us', '/es/sobre-nosotros'],
  [{ kind: 'page', id: 3 }, '/honor', '/es/honor'],
  [{ kind: 'page', id: 4 }, '/contact', '/es/contact'],
  [{ kind: 'page', id: 5 }, '/privacy', null],
  [{ kind: 'page', id: 99 }, null, null],
  [{ kind: 'category', id: 2 }, '/category/tote-bags/leather-totes', '/es/category/bolsos-tote/totes-de-piel'],
  [{ kind: 'listing', id: 2 }, '/products/tote-bags/leather-totes', '/es/products/bolsos-tote/totes-de-piel'],
  [{ kind: 'category', id: 99 }, null, null],
  [{ kind: 'product', id: 2 }, '/product/1002', null],
  [{ kind: 'address', href: '/products?page=2', leaves: false }, '/products?page=2', '/products?page=2'],
  [{ kind: 'address', href: 'mailto:a@b.example', leaves: false }, 'mailto:a@b.example', 'mailto:a@b.example'],
  [{ kind: 'address', href: 'https://b.example/', leaves: true }, 'https://b.example/', 'https://b.example/'],
  [{ kind: 'address', href: 'https://b.example/', leaves: false }, null, null],
  [{ kind: 'address', href: ' JAVA\tscript:alert(1)', leaves: true }, null, null],
]

test.each(cases)('C-8 %j leads to its address in each language, or nowhere', (target, en, es) => {
  expect(href('en', target)).toBe(en)
  expect(href('es', target)).toBe(es)
})

test('a link without words or without a place is not shown; the rest keep their order and style', () => {
  const links = [
    { label: 'B', style: 'primary', target: { kind: 'products' } },
    { label: ' ', style: 'primary', target: { kind: 'home' } },
    { label: 'Gone', style: 'primary', target: { kind: 'product', id: 99 } },
    { label: 'A', style: 'secondary', target: { kind: 'home' } },
  ] satisfies { label: string; style: string; target: LinkTarget }[]
  expect(resolveLinks(locales.en, 'en', links)).toEqual([
    { label: 'B', style: 'primary', href: '/products', leaves: false },
    { label: 'A', style: 'secondary', href: '/', leaves: false },
  ])
})
