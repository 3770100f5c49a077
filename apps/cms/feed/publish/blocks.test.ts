import { expect, test } from 'vitest'
import { readBlocks } from './blocks.ts'
import { Reader } from './reader.ts'

const words = { en: 'Words' }
const text = { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Words' }] }] } }
const days = { min: 1, max: 2 }

/** Parts written in English alone. */
const blocks = [
  { blockType: 'hero', title: words },
  { blockType: 'callToAction', title: words },
  { blockType: 'richText', body: { en: text } },
  { blockType: 'pictureText', body: { en: text }, picture: 1 },
  { blockType: 'figures', items: [{ value: words, label: words }] },
  { blockType: 'timeline', items: [{ year: 1998, title: words }] },
  { blockType: 'processSteps', steps: [{ title: words, picture: 1 }] },
  { blockType: 'leadTimeChart', stages: [{ phase: 'bulk', label: words, days }] },
  { blockType: 'customisingOptions', groups: [{ title: words, options: [{ label: words }] }] },
  { blockType: 'form', form: 'custom', fields: [{ name: 'size', type: 'text', label: words }] },
]

test('G-1 a part that is not translated yet is left out of that language, and only there', () => {
  const types = (locale: 'en' | 'es') => readBlocks(new Reader({ blocks }, locale)).map(({ type }) => type)
  expect(types('en')).toEqual(blocks.map(({ blockType }) => blockType))
  expect(types('es')).toEqual([])
})

test('G-1 S-3 looks are read; what was never chosen or is unknown is the first of its kind', () => {
  const look = (given: object) => {
    const block = {
      title: words,
      items: [{ value: words, label: words }],
      steps: [{ title: words }],
      body: { en: text },
      ...given,
    }
    return readBlocks(new Reader({ blocks: [block] }, 'en'))[0]
  }
  expect(look({ blockType: 'hero', layout: 'route' })).toMatchObject({ layout: 'route' })
  expect(look({ blockType: 'hero' })).toMatchObject({ layout: 'below' })
  expect(look({ blockType: 'hero', layout: 'spiral' })).toMatchObject({ layout: 'below' })
  expect(look({ blockType: 'processSteps', layout: 'walk' })).toMatchObject({ layout: 'walk' })
  expect(look({ blockType: 'processSteps' })).toMatchObject({ layout: 'alternating' })
  expect(look({ blockType: 'swatches', layout: 'book' })).toMatchObject({ layout: 'book' })
  expect(look({ blockType: 'figures', tone: 'green' })).toMatchObject({ tone: 'green' })
  expect(look({ blockType: 'richText', tone: 'stone' })).toMatchObject({ tone: 'stone' })
  expect(look({ blockType: 'pictureText' })).toMatchObject({ tone: 'plain' })
})

test('G-1 registers and the inquiry form bring their own words', () => {
  const own = [
    { blockType: 'logoWall' },
    { blockType: 'faq' },
    { blockType: 'form', form: 'inquiry' },
    { blockType: 'unknown' },
  ]
  expect(readBlocks(new Reader({ blocks: own }, 'es')).map(({ type }) => type)).toEqual(['logoWall', 'faq', 'form'])
})
