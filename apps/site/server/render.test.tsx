import type { Locale } from '@lindero/contract'
import { expect, test } from 'vitest'
import { fixtureCatalogue } from '../catalogue/fixture/fixture.ts'
import { errorPayload } from '../pages/error/error-data.ts'
import { layoutData } from '../pages/layout-data.ts'
import type { PagePayload } from '../pages/page.ts'
import { barest, build, count, payloadOf, publicUrl, render } from './sample-document.ts'

const everyBlockSlug = { en: 'every-block', es: 'todos-los-bloques' }

const every: [string, (locale: Locale) => PagePayload][] = [
  ['home', (locale) => payloadOf('home', locale)],
  ['home without words', (locale) => payloadOf('home', locale, { catalogue: fixtureCatalogue({ home: false, products: 0 }) })],
  ['all categories', (locale) => payloadOf('category', locale, { params: { slug: '' } })],
  ['category', (locale) => payloadOf('category', locale, { params: { slug: locale === 'en' ? 'tote-bags' : 'bolsos-tote' } })],
  [
    'empty category',
    (locale) => payloadOf('category', locale, { params: { slug: locale === 'en' ? 'belt-bags' : 'rinoneras' } }),
  ],
  ['products', (locale) => payloadOf('products', locale, { params: { slug: '' } })],
  [
    'empty listing',
    (locale) => payloadOf('products', locale, { params: { slug: locale === 'en' ? 'belt-bags' : 'rinoneras' } }),
  ],
  ['product', (locale) => payloadOf('product', locale, { params: { id: '1001' }, query: 'colour=black' })],
  ['contact', (locale) => payloadOf('contact', locale, { query: 'product=1001' })],
  ['staff page', (locale) => payloadOf('page', locale, { params: { id: locale === 'en' ? 'about-us' : 'sobre-nosotros' } })],
  ['page of every block', (locale) => payloadOf('page', locale, { params: { id: everyBlockSlug[locale] } })],
  ['company page', (locale) => payloadOf('page', locale, { params: { id: 'honor' } })],
  ['product with every field', (locale) => payloadOf('product', locale, { params: { id: '1007' } })],
  ['product with only the required fields', (locale) => payloadOf('product', locale, barest)],
  [
    'contact without words from staff',
    (locale) => payloadOf('contact', locale, { catalogue: fixtureCatalogue({ bare: true }) }),
  ],
  ['unmatched', (locale) => errorPayload('unmatched', locale, '/a/b', build)],
  ['invalid', (locale) => errorPayload('invalid', locale, '/nothing', build)],
  ['failure', (locale) => errorPayload('failure', locale, '/x', build)],
]

for (const locale of ['en', 'es'] as const) {
  test.each(every)(`S-20 L-7 %s is a whole page in ${locale} without script`, (_, make) => {
    const html = render(make(locale))
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${locale}">`))
    expect(count(html, /<h1[ >]/g)).toBe(1)
    expect(count(html, /<main /g)).toBe(1)
    expect(count(html, /<title>/g)).toBe(1)
    const seen = html.replace(/<script[^>]*>.*?<\/script>/gs, '')
    expect(seen).not.toMatch(/undefined|\[object|NaN|null|\{\w+\}/)
  })
}

test('S-19 a text that staff replaced is replaced wherever it stands', () => {
  const html = render(payloadOf('home', 'es'))
  expect(html).toContain('<span>View More</span>')
  expect(html).not.toContain('Ver más')
})

test('C-2 the data of the layout stands in the document once, as the option data', () => {
  const html = render(payloadOf('home', 'es'))
  const text = html.match(/<script type="application\/json" id="option">(.*?)<\/script>/s)?.[1] ?? ''
  expect(JSON.parse(text)).toEqual(layoutData(fixtureCatalogue(), 'es', publicUrl).option)
  expect(count(html, /id="option"/g)).toBe(1)
})

test('the menu and the footer are what staff made, in both languages', () => {
  const html = render(payloadOf('page', 'es', { params: { id: 'honor' } }))
  expect(html).toMatch(/<a href="\/es\/honor" aria-current="page">Honores<\/a>/)
  expect(html).toContain('Consúltenos</a>')
  expect(html).toContain('<h2>Colección</h2>')
  expect(html).toContain('es una casa ficticia')
  expect(html).not.toContain('Privacidad')
})

test('E-9 L-7 a page names itself, its place and its other language to search engines', () => {
  const html = render(payloadOf('product', 'es', { params: { id: '1001' } }))
  const head = html.slice(0, html.indexOf('</head>'))
  for (const tag of [
    '<title>Bolso 1 – Lindero Leathergoods</title>',
    '<link rel="canonical" href="https://www.lindero.example/es/product/1001"/>',
    '<link rel="alternate" hrefLang="en" href="https://www.lindero.example/product/1001"/>',
    '<link rel="alternate" hrefLang="es" href="https://www.lindero.example/es/product/1001"/>',
    '<link rel="alternate" hrefLang="x-default" href="https://www.lindero.example/product/1001"/>',
    '<meta property="og:locale" content="es_ES"/>',
    '<meta property="og:image" content="https://www.lindero.example/media/picture-1.webp"/>',
  ]) {
    expect(head).toContain(tag)
  }
})

test('R-4 no inline script or style; the data is JSON that reads back', () => {
  const payload = payloadOf('home', 'en')
  const html = render(payload)
  expect(count(html, /<style/g)).toBe(0)
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
  for (const [, attributes = '', text = ''] of scripts) {
    expect(/type="application\/(ld\+)?json"/.test(attributes) ? '' : text).toBe('')
  }
  const data = scripts.find(([, attributes]) => attributes?.includes('id="payload"'))?.[2] ?? ''
  expect(JSON.parse(data)).toEqual(payload)
})

test('R-4 words from staff and addresses from strangers stay words', () => {
  const trap = '</script><img src=x onerror=alert(1)>'
  const payload = errorPayload('unmatched', 'en', `/${trap}`, build)
  const html = render(payload)
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('C-8 a link that could run is drawn as words', () => {
  const html = render(payloadOf('page', 'en', { params: { id: 'about-us' } }))
  expect(html).toContain('<p>trap</p>')
  expect(html).toContain('<a href="/products">bags</a>')
})

test('S-10 an unmatched page keeps header and footer; S-11 an invalid one has the way home alone', () => {
  const unmatched = render(errorPayload('unmatched', 'en', '/a/b', build))
  expect(unmatched).toContain('<footer')
  expect(unmatched).toContain('Page not found: /a/b')
  const invalid = render(errorPayload('invalid', 'es', '/es/nada', build))
  expect(invalid).not.toContain('<footer')
  expect(invalid).toContain('Página no encontrada: /es/nada')
  const links = new Set([...invalid.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1]))
  expect(links).toEqual(new Set(['/es']))
})

test('S-7 the pager says where one is and where one can go', () => {
  const catalogue = fixtureCatalogue({ products: 25, productsPerPage: 10 })
  const html = render(payloadOf('products', 'en', { params: { slug: '' }, query: 'page=2', catalogue }), catalogue)
  expect(html).toContain('A TOTAL OF 3 PAGES')
  expect(html).toContain('<a href="/products" rel="prev">PREVIOUS</a>')
  expect(html).toContain('<a href="/products?page=3" rel="next">NEXT</a>')
  expect(html).toMatch(/<a href="\/products\?page=2" aria-current="page" aria-label="Page 2">2<\/a>/)
})

test('S-20 a colour swatch is a link, the chosen one marked', () => {
  const html = render(payloadOf('product', 'en', { params: { id: '1001' }, query: 'colour=black' }))
  expect(html).toMatch(/<a href="\/product\/1001\?colour=black" rel="nofollow" aria-label="Black" aria-current="true">/)
  expect(html).toMatch(/<a href="\/product\/1001\?colour=cognac" rel="nofollow" aria-label="Cognac">/)
})

test('pictures offer AVIF and WebP with widths, a size, alt text and their focal point', () => {
  const html = render(payloadOf('home', 'en'))
  expect(html).toContain(
    '<source type="image/avif" srcSet="/media/picture-1-320.avif 320w, /media/picture-1-960.avif 960w" sizes="100vw"/>',
  )
  expect(html).toMatch(
    /<img src="\/media\/picture-1.webp" alt="Picture 1" width="1000" height="1000" class="cover" style="object-position:42% 60%" fetchPriority="high"\/>/,
  )
})
