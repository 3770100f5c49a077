import type { Category } from '@lindero/contract'
import { expect, test } from 'vitest'
import { categoryAddresses } from './category-addresses.ts'

const category = (id: number, slug: string, parent: number | null = null): Category => ({
  id,
  slug,
  parent,
  name: slug,
  intro: '',
  banner: null,
  order: 0,
  seo: { title: null, description: null, image: null },
  updatedAt: '',
})

test('E-9 a category has two addresses, each with all its parents', () => {
  const addresses = categoryAddresses('es', [category(1, 'bolsos'), category(2, 'tote', 1), category(3, 'piel', 2)])
  expect([addresses.get('es category 3'), addresses.get('es products 3')]).toEqual([
    '/es/category/bolsos/tote/piel',
    '/es/products/bolsos/tote/piel',
  ])
})

test('a parent that is not public, or stands below its own child, does not count or end in a loop', () => {
  expect(categoryAddresses('en', [category(2, 'tote', 1)]).get('en category 2')).toBe('/category/tote')
  expect(categoryAddresses('en', [category(1, 'a', 2), category(2, 'b', 1)]).get('en category 1')).toBe('/category/b/a')
})
