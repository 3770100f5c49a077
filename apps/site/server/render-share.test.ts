import { expect, test } from 'vitest'
import { fixtureCatalogue, fixtureDocument } from '../catalogue/fixture/fixture.ts'
import { sampleMedia } from '../catalogue/sample-documents.ts'
import { payloadOf, publicUrl, render } from './sample-document.ts'

test('E-9 a page is shared with the picture made for it, its size, kind and words', () => {
  const also = [fixtureDocument('media', 1, () => sampleMedia(1, { share: '/media/1-share-0.jpg', alt: 'A bag & its lining' }))]
  const wish = { params: { id: '1001' }, catalogue: fixtureCatalogue({ also }) }
  const html = render(payloadOf('product', 'en', wish), wish.catalogue)
  for (const tag of [
    `<meta property="og:image" content="${publicUrl}/media/1-share-0.jpg"/>`,
    '<meta property="og:image:type" content="image/jpeg"/>',
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta property="og:image:alt" content="A bag &amp; its lining"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<meta name="twitter:image" content="${publicUrl}/media/1-share-0.jpg"/>`,
  ])
    expect(html).toContain(tag)
})

test('E-9 a page without a picture is shared with the one of home', () => {
  const html = render(payloadOf('page', 'en', { params: { id: 'privacy' } }))
  expect(html).toContain(`<meta property="og:image" content="${publicUrl}/media/picture-1.webp"/>`)
})

test('E-9 a drawing is never what is shared', () => {
  const also = [fixtureDocument('media', 1, () => sampleMedia(1, { src: '/media/1.svg' }))]
  const wish = { catalogue: fixtureCatalogue({ also }) }
  const html = render(payloadOf('home', 'en', wish), wish.catalogue)
  expect(html).not.toContain('og:image')
  expect(html).toContain('<meta name="twitter:card" content="summary"/>')
})

test('P-3 a picture is announced by its colour, beside its focal point', () => {
  const drawn = (colour: string | null) => {
    const also = [fixtureDocument('media', 1, () => sampleMedia(1, { colour, focal: { x: 20, y: 50 } }))]
    return render(payloadOf('product', 'en', { params: { id: '1001' }, catalogue: fixtureCatalogue({ also }) }))
  }
  expect(drawn('#c4ae9c')).toContain('style="object-position:20% 50%;background-color:#c4ae9c"')
  expect(drawn(null)).toContain('style="object-position:20% 50%"')
})
