import { expect, test } from 'vitest'
import { barest, main, payloadOf, render } from './sample-document.ts'

test('E-1 every field of a product is on its page, in words', () => {
  const words = main(render(payloadOf('product', 'en', { params: { id: '1007' } })))
  for (const text of [
    '30 × 12 × 24 cm',
    '15 cm',
    '48–56 cm, detachable',
    '18.9–22 in',
    '0.8 kg',
    'Pebbled cowhide',
    'Full grain',
    '1.4–1.6 mm',
    'Cotton twill',
    'Bonded polyester Tex 70',
    'Four coats of paint',
    'Concealed snap, 18 mm',
    'One zip, two slip',
    'One at the back',
    'Zinc alloy',
    'Light gold',
    'Metal No. 5',
    'Cognac, Black',
    'OEM: your design; ODM: our style, your label',
    'Deboss, Metal plate',
    '1,200 pieces a style, 50 a colour',
    '7–10 days',
    '35–45 days',
    'All year',
    '30% deposit',
    'Cotton dust bag',
    '60 × 50 × 39 cm',
    '0.117 m³',
    '4202.21',
    'Guangzhou, China',
    'Nansha',
    'EXW, ex works Guangzhou; FOB, free on board',
    'SAMPLE-1, valid until 16 March 2028',
    'Can the lining be printed?',
    'Yes, from 300 pieces.',
    '18-1142 TCX',
  ]) {
    expect(words).toContain(text)
  }
})

test('E-1 what staff did not fill is not on the page, not even its name', () => {
  const words = main(render(payloadOf('product', 'en', barest), barest.catalogue))
  for (const name of [
    'Handle drop',
    'Weight',
    'Grade',
    'Closure',
    'Zip',
    'Your logo',
    'Packing',
    'HS code',
    'Certificates',
    'Questions',
  ]) {
    expect(words).not.toContain(name)
  }
  expect(words).toContain('Length × width × height')
})

test('E-2 S-20 every picture is a link to itself in full, the first one loaded at once', () => {
  const words = main(render(payloadOf('product', 'en', { params: { id: '1007' } })))
  expect(words).toMatch(/<ul [^>]*aria-label="Pictures of Bag 7"/)
  expect(words).toMatch(/<a href="\/media\/picture-1.webp" data-full-load=""><picture>/)
  expect(words).toContain('Enlarge picture')
  const pictures = [...words.slice(words.indexOf('data-lead-picture')).matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
  expect(pictures[0]).toContain('fetchPriority="high"')
  for (const later of pictures.slice(1)) expect(later).toContain('loading="lazy"')
})

test.each([
  ['en', 'Minimum per style', '1,200', '50', '7–10', '35–45', '11.8 × 4.7 × 9.4 in'],
  ['es', 'Mínimo por estilo', '1.200', '50', '7–10', '35–45', '11,8 × 4,7 × 9,4 pulg.'],
] as const)('E-2 L-7 minimums, days, material and size stand above the way to an inquiry (%s)', (locale, ...facts) => {
  const words = main(render(payloadOf('product', locale, { params: { id: '1007' } })))
  const upFront = words.slice(words.indexOf('<h1'), words.indexOf('class="btn"'))
  for (const fact of [...facts, '30 × 12 × 24 cm', 'Pebbled cowhide']) expect(upFront).toContain(fact)
})

test('E-2 E-10 the colour is said where it is chosen, and a change of it is announced', () => {
  const html = main(render(payloadOf('product', 'en', { params: { id: '1001' }, query: 'colour=black' })))
  const words = html.replaceAll('<!-- -->', '')
  expect(words).toMatch(/aria-live="polite" aria-atomic="true"><span class="quiet">Colour<\/span> Black/)
  expect(words).toMatch(/aria-label="Black" aria-current="true"/)
  expect(words).toContain('href="/contact?product=1001&amp;colour=black"')
})

test('E-2 the page carries its address for paper, without the colour', () => {
  const words = main(render(payloadOf('product', 'es', { params: { id: '1001' }, query: 'colour=black' })))
  expect(words.replaceAll('<!-- -->', '')).toContain('https://www.lindero.example/es/product/1001</p>')
})
