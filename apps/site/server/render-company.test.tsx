import type { Block, Locale } from '@lindero/contract'
import { describe, expect, test } from 'vitest'
import { fixtureCatalogue, fixtureDocument } from '../catalogue/fixture/fixture.ts'
import { everyBlock } from '../catalogue/fixture/fixture-blocks.ts'
import { count, main, payloadOf, render } from './sample-document.ts'

/** The main part of a page made of these blocks. */
function drawn(locale: Locale, blocks: Block[]): string {
  const page = fixtureCatalogue().locales[locale].pages.get(1)
  if (!page) throw new Error('The fixture has lost its first page.')
  const also = [fixtureDocument('page', 1, () => ({ ...page, slug: 'alone', blocks }))]
  const catalogue = fixtureCatalogue({ also })
  return main(render(payloadOf('page', locale, { params: { id: 'alone' }, catalogue }), catalogue))
}

/** Levels of the headings in their order. */
const headings = (html: string) => [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))

describe('S-3 the looks of an opening', () => {
  const { hero, processSteps } = everyBlock('en')

  test('picture below, picture beside, words alone', () => {
    const below = drawn('en', [{ ...hero, layout: 'below' }])
    const beside = drawn('en', [{ ...hero, layout: 'beside' }])
    expect(count(below, /<img/g)).toBe(1)
    expect(count(beside, /<img/g)).toBe(1)
    expect(below).not.toBe(beside)
    expect(drawn('en', [{ ...hero, layout: 'plain' }])).not.toContain('<img')
  })

  test('S-20 E-10 a route on green links to each step without any script', () => {
    const html = drawn('en', [{ ...hero, layout: 'route' }, processSteps])
    expect(html).toMatch(/<section class="on-green"/)
    for (const [, id = ''] of html.matchAll(/href="#(part-[\d-]+)"/g)) expect(html).toContain(`id="${id}"`)
    expect(count(html, /href="#part-2-\d"/g)).toBe(2)
  })
})

test('S-3 each look of steps draws other pictures: beside, from edge to edge, none', () => {
  const { processSteps } = everyBlock('en')
  const looks = (['alternating', 'macro', 'walk', 'list'] as const).map((layout) => drawn('en', [{ ...processSteps, layout }]))
  expect(new Set(looks).size).toBe(4)
  expect(looks.map((html) => count(html, /<img/g))).toEqual([1, 1, 1, 0])
  for (const html of looks) expect(html).toContain('±0.1 mm')
})

test('S-3 parts may stand on stone or green', () => {
  const { richText, figures, pictureText } = everyBlock('es')
  const html = drawn('es', [
    { ...richText, tone: 'stone' },
    { ...figures, tone: 'green' },
    { ...pictureText, tone: 'green' },
  ])
  expect(count(html, /<section class="section on-stone"/g)).toBe(1)
  expect(count(html, /<section class="(section )?on-green"/g)).toBe(2)
})

test('S-3 a moment of the timeline shows its picture, one without has none', () => {
  const { timeline } = everyBlock('en')
  expect(count(drawn('en', [timeline]), /<img/g)).toBe(1)
})

test('S-3 ways of putting a logo on a bag are drawn', () => {
  expect(count(drawn('en', [everyBlock('en').customisingOptions]), /<svg[^>]*viewBox="0 0 96 64"/g)).toBe(1)
})

describe('E-10 no level of heading is left out', () => {
  test.each(Object.values(everyBlock('en')))('$type without a title of its own', (block) => {
    const levels = headings(drawn('en', ['title' in block && block.type !== 'hero' ? { ...block, title: '' } : block]))
    levels.reduce((before, level) => {
      expect(level - before).toBeLessThanOrEqual(1)
      return level
    }, 0)
  })
})

describe.each(['en', 'es'] as const)('S-1 home (%s)', (locale) => {
  const html = main(render(payloadOf('home', locale)))
  const prefix = locale === 'es' ? '/es' : ''

  test('names the certificates with their numbers and leads to the register', () => {
    expect(html).toMatch(/ISO 9001<small[^>]*>SAMPLE-1<\/small>/)
    expect(html).toContain(`href="${prefix}/honor"`)
  })

  test('E-10 one h1, headings in order, every link says where it leads', () => {
    expect(headings(html).filter((level) => level === 1)).toHaveLength(1)
    for (const [, id = ''] of html.matchAll(/aria-labelledby="([^"]*)"/g)) expect(html).toContain(`id="${id}"`)
  })
})

test('S-1 home leaves out what is not published: no register, no walk', () => {
  const catalogue = fixtureCatalogue()
  const payload = payloadOf('home', 'en', { catalogue })
  expect(payload.data).toMatchObject({ tour: null, partners: null })
})

describe.each(['en', 'es'] as const)('S-4 contact (%s)', (locale) => {
  const html = main(render(payloadOf('contact', locale)))

  test('addresses, telephone, mail, hours and directions are there without any script', () => {
    expect(html).toContain('href="tel:+862055500198"')
    expect(html).toContain('href="mailto:sales@lindero.example"')
    expect(html).toContain('9–18')
    expect(html).toContain(locale === 'en' ? 'Green gate' : 'Verja verde')
  })

  test('L-7 holidays are said in the language', () => {
    expect(html).toContain(locale === 'en' ? 'Lunar New Year' : 'Año Nuevo lunar')
    expect(html).toMatch(locale === 'en' ? /1\s?–\s?15 February 2027/ : /1\s?[–-]\s?15 de febrero de 2027/)
  })

  test('what depends on the reader’s clock or clipboard is not in the page', () => {
    expect(html).not.toMatch(/Open now|Closed now|Abierto ahora|Cerrado ahora/)
    expect(html).not.toMatch(/<button type="button"/)
  })

  test('a number that stands with an address is not said twice', () => {
    expect(count(html, /href="tel:\+862055500198"/g)).toBe(1)
  })
})
