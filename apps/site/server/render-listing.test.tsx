import { expect, test } from 'vitest'
import { fixtureCatalogue } from '../catalogue/fixture/fixture.ts'
import { errorPayload } from '../pages/error/error-data.ts'
import { build, count, main, payloadOf, render } from './sample-document.ts'

const header = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('</header>'))
const footer = (html: string) => html.slice(html.indexOf('<footer'), html.indexOf('</footer>'))

test('S-6 the menu names every family with a picture, and what hangs below it', () => {
  const html = header(render(payloadOf('home', 'es')))
  expect(html).toMatch(
    /<a href="\/es\/category\/bolsos-tote"><img src="\/media\/picture-2-320\.webp" alt=""[^>]* loading="lazy"/,
  )
  expect(html).toContain('<a href="/es/category/bolsos-tote/totes-de-piel">totes-de-piel name</a>')
})

test('S-20 E-4 header and drawer hold a search that is an ordinary form', () => {
  const html = header(render(payloadOf('home', 'es')))
  expect(count(html, /<form class="[^"]*" action="\/es\/products"/g)).toBe(2)
  expect(count(html, /<input type="search" maxLength="100"[^>]* aria-label="Buscar productos" name="q"/g)).toBe(2)
})

test('S-20 without script the drawer is a disclosure whose panel stands open inside it', () => {
  expect(header(render(payloadOf('home', 'en')))).toMatch(/<details[^>]*><summary aria-label="Menu">.*?<dialog [^>]*open=""/s)
})

test('the footer names the addresses and the certificates', () => {
  const html = footer(render(payloadOf('home', 'en')))
  expect(html).toContain('1 Road, Guangzhou')
  expect(html).toContain('href="tel:+862055500198"')
  expect(html).toMatch(/<h2>Certificates<\/h2><ul><li><a href="\/honor">/)
})

test('S-7 S-20 paging keeps the search, and the field holds it', () => {
  const catalogue = fixtureCatalogue({ products: 25, productsPerPage: 10 })
  const html = main(render(payloadOf('products', 'en', { params: { slug: '' }, query: 'q=bag&page=2', catalogue }), catalogue))
  expect(html).toContain('<a href="/products?q=bag" rel="prev">PREVIOUS</a>')
  expect(html).toContain('<a href="/products?q=bag&amp;page=3" rel="next">NEXT</a>')
  expect(html).toMatch(/<input type="search"[^>]* value="bag"/)
  expect(html).toContain('<a class="link" href="/products"><span>Clear the search</span>')
})

test('E-9 results of a search are not for search engines, their listing is', () => {
  const html = render(payloadOf('products', 'en', { params: { slug: '' }, query: 'q=bag' }))
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<link rel="canonical" href="https://www.lindero.example/products"/>')
  expect(html).not.toContain('hrefLang="x-default"')
  expect(html).toMatch(/<a [^>]*href="\/es\/products\?q=bag"[^>]*hrefLang="es"/)
})

test('R-4 what was searched for stays words', () => {
  const query = new URLSearchParams({ q: '"><img src=x onerror=alert(1)>' }).toString()
  const html = render(payloadOf('products', 'en', { params: { slug: '' }, query }))
  expect(html).not.toContain('<img src=x')
})

test('S-7 an empty search leads on: an inquiry, the whole listing, what comes closest', () => {
  const html = main(render(payloadOf('products', 'es', { params: { slug: '' }, query: 'q=zzz' })))
  expect(html).toContain('<h1>Nada para «zzz», por ahora.</h1>')
  expect(html).toContain('href="/es/contact"')
  expect(html).toContain('Lo más parecido')
  expect(html).toContain('Bolso 1')
})

test('S-6 a category shows what hangs below it with pictures', () => {
  const html = main(render(payloadOf('category', 'en', { params: { slug: 'tote-bags' } })))
  const below = html.slice(html.indexOf('id="subcategories"'), html.indexOf('id="first-look"'))
  expect(below).toContain('srcSet="/media/picture-2-320.avif 320w')
  expect(below).toContain('<a href="/category/tote-bags/leather-totes">leather-totes name</a>')
  expect(html).toMatch(/<a class="link" href="\/products\/tote-bags"><span>View More<\/span>/)
})

test('S-6 all categories open with a banner', () => {
  const html = main(render(payloadOf('category', 'en', { params: { slug: '' } })))
  expect(html).toMatch(/fetchPriority="high"/)
})

test('S-10 S-20 a dead end offers a search and the families', () => {
  const html = main(render(errorPayload('unmatched', 'es', '/es/a/b', build)))
  expect(html).toMatch(/<form [^>]*action="\/es\/products"/)
  expect(html).toContain('<a href="/es/category/rinoneras">')
  expect(html).toContain('<h1>Página no encontrada</h1>')
})

test('S-19 the texts of the source stand in the listing exactly', () => {
  const catalogue = fixtureCatalogue({ products: 25, productsPerPage: 10 })
  const html = main(render(payloadOf('products', 'en', { params: { slug: 'tote-bags' }, catalogue }), catalogue))
  for (const text of ['CATEGORIES', 'PREVIOUS', 'NEXT', 'A TOTAL OF 3 PAGES', 'Home', 'Learn More'])
    expect(html).toContain(`>${text}<`)
})
