import { fixedPages } from '@lindero/contract'

/** First parts of addresses that mean something else; a page there would never be seen. */
const taken = [
  'product',
  'products',
  'category',
  'contact',
  'es',
  'admin',
  'api',
  'api-cms',
  'media',
  'assets',
  '_next',
  '_payload',
  'healthz',
  'readyz',
  'sitemap.xml',
  'robots.txt',
  'clearcacle',
  'preview',
]

export const reservedSlugs: ReadonlySet<unknown> = new Set([...taken, ...fixedPages])
