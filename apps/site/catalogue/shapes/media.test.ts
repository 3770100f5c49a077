import { expect, test } from 'vitest'
import { applyBatch } from '../documents.ts'
import { sampleMedia } from '../sample-documents.ts'

function taken(given: object) {
  const { documents, problems } = applyBatch(new Map(), {
    full: true,
    entries: [{ kind: 'media', id: '1', content: { en: { ...sampleMedia(1), ...given } } }],
  })
  return { media: documents.get('media/1')?.content.en, problems }
}

test('E-9 a copy from before pictures were made for sharing is still read', () => {
  const { share: _, colour: __, ...older } = sampleMedia(1)
  const { documents, problems } = applyBatch(new Map(), {
    full: true,
    entries: [{ kind: 'media', id: '1', content: { en: older } }],
  })
  expect(problems).toEqual([])
  expect(documents.get('media/1')?.content.en).toMatchObject({ src: '/media/1.jpg', share: null, colour: null })
})

test('R-4 only a colour is a colour: anything else is left out, and the picture stays', () => {
  expect(taken({ colour: '#C4ae9c' }).media).toMatchObject({ colour: '#C4ae9c' })
  for (const colour of ['red', '#fff', '#c4ae9c;background:url(//x)', 'url(#c4ae9c)', 7, {}])
    expect(taken({ colour })).toMatchObject({ media: { src: '/media/1.jpg', colour: null }, problems: [] })
})
