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
