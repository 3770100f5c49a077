import type { Locale, Page } from '@lindero/contract'
import { expect, test } from 'vitest'
import { fixtureCatalogue, fixtureDocument } from '../catalogue/fixture/fixture.ts'
import { everyBlock } from '../catalogue/fixture/fixture-blocks.ts'
import { count, main, payloadOf, render } from './sample-document.ts'

function pageOne(locale: Locale): Page {
  const page = fixtureCatalogue().locales[locale].pages.get(1)
  if (!page) throw new Error('The fixture has lost its first page.')
  return { ...page, slug: 'alone' }
}

for (const locale of ['en', 'es'] as const) {
  test.each(Object.values(everyBlock(locale)))(`G-1 a page of one $type alone is whole (${locale})`, (block) => {
    const alone = fixtureDocument('page', 1, () => ({ ...pageOne(locale), blocks: [block] }))
    const catalogue = fixtureCatalogue({ also: [alone] })
    const html = render(payloadOf('page', locale, { params: { id: 'alone' }, catalogue }), catalogue)
    expect(count(html, /<h1[ >]/g)).toBe(1)
    const words = main(html)
    expect(words).not.toMatch(/undefined|\[object|NaN|null|Nowhere|Nothing/)
    for (const [, id = ''] of words.matchAll(/aria-(?:labelledby|describedby)="([^"]*)"/g))
      expect(words).toContain(`id="${id}"`)
    if ('title' in block) expect(words).toContain(block.title)
  })
}

test('G-1 a page whose first hero stands further down still has one title, and a second hero is no title', () => {
  const { hero, figures } = everyBlock('en')
  const blocks = [figures, hero, { ...hero, title: 'Second' }]
  const catalogue = fixtureCatalogue({ also: [fixtureDocument('page', 1, () => ({ ...pageOne('en'), blocks }))] })
  const html = render(payloadOf('page', 'en', { params: { id: 'alone' }, catalogue }), catalogue)
  expect(count(html, /<h1[ >]/g)).toBe(1)
  expect(html).toMatch(/<h1 [^>]*>Every block on one page<\/h1>/)
  expect(html).toMatch(/<h2 [^>]*>Second<\/h2>/)
})

test('S-3 certificates are a register with number, issuer and validity in the language of the page', () => {
  const words = main(render(payloadOf('page', 'es', { params: { id: 'honor' } })))
  expect(words).toContain('<dt>Válido hasta</dt><dd><time dateTime="2028-03-16">16 de marzo de 2028</time></dd>')
  // What that means today only the reader's clock can say.
  expect(words).not.toMatch(/en vigor|vence pronto|vencido/)
  expect(words.indexOf('ISO 9002')).toBeLessThan(words.indexOf('ISO 9001'))
  expect(words).toMatch(/href="\/media\/picture-1.webp"[^>]*><span>Ver el certificado<span class="vh"> ISO 9001/)
})

test('S-3 the lead-time chart draws each stage where the one before ends', () => {
  const words = main(render(payloadOf('page', 'en', { params: { id: 'every-block' } })))
  expect(words).toContain('viewBox="0 0 32 4"')
  expect(words).toContain('d="M12 1h18v2h-18z"')
  expect(words).toMatch(/<b class="num">Day 12<\/b><h3>Sewing<\/h3>/)
  expect(words).toMatch(/<b class="num">Day 32<\/b><h3>Handed over<\/h3>/)
  expect(words).toContain('<dd>7–12 days</dd>')
  expect(words).toContain('<p class="num">2 days</p>')
})

test('C-8 a partner brand leads away only where staff said so', () => {
  const words = main(render(payloadOf('page', 'en', { params: { id: 'every-block' } })))
  expect(words).toMatch(/<a href="https:\/\/brand.example\/" rel="noopener">/)
  expect(words).toMatch(/<h3[^>]*>Brand 2<\/h3>/)
})

test('E-2 S-20 the pictures of a gallery are links to themselves in full, each with its words', () => {
  const words = main(render(payloadOf('page', 'en', { params: { id: 'every-block' } })))
  const links = [...words.matchAll(/<a href="(\/media\/[^"]*)" data-full-load="">/g)].map(([, href]) => href)
  expect(links).toEqual(['/media/picture-1.webp', '/media/picture-3.webp'])
  expect(words).toContain('<figcaption class="small quiet">Leather store</figcaption>')
})
