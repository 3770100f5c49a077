import { expect, test } from 'vitest'
import { safeHref } from './safe-href.ts'

test.each(['/products', 'about-us', '#top', 'https://example.com/x', 'mailto:a@b.example', 'tel:+862055500198'])(
  'staff may link to %s',
  (href) => expect(safeHref(href)).toBe(href),
)

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:x',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'http://',
])('C-8 what could run is no link: %j', (href) => expect(safeHref(href)).toBeNull())
