import * as v from 'valibot'
import { expect, test } from 'vitest'
import { everyBlock } from '../fixture/fixture-blocks.ts'
import { block } from './blocks.ts'

const blocks = everyBlock('en')

test('S-3 content from before there were looks gets the first of each', () => {
  const { layout: _hero, ...hero } = blocks.hero
  const { layout: _steps, ...steps } = blocks.processSteps
  const { layout: _swatches, ...swatches } = blocks.swatches
  const { tone: _figures, ...figures } = blocks.figures
  expect(v.parse(block, hero)).toEqual({ ...blocks.hero, layout: 'below' })
  expect(v.parse(block, steps)).toEqual({ ...blocks.processSteps, layout: 'alternating' })
  expect(v.parse(block, swatches)).toEqual({ ...blocks.swatches, layout: 'cards' })
  expect(v.parse(block, figures)).toEqual({ ...blocks.figures, tone: 'plain' })
  const timeline = { ...blocks.timeline, items: [{ year: 1998, title: 'First', text: '' }] }
  expect(v.parse(block, timeline)).toMatchObject({ items: [{ picture: null }] })
})

test('S-3 a look that only a newer desk knows is drawn as the first of its kind', () => {
  expect(v.parse(block, { ...blocks.hero, layout: 'spiral' })).toMatchObject({ layout: 'below' })
  expect(v.parse(block, { ...blocks.richText, tone: 7 })).toMatchObject({ tone: 'plain' })
  const [group] = blocks.customisingOptions.groups
  const options = group?.options.map((option) => ({ ...option, method: 'telepathy' }))
  const parsed = v.parse(block, { ...blocks.customisingOptions, groups: [{ ...group, options }] })
  expect(parsed).toMatchObject({ groups: [{ options: [{ method: null }, { method: null }, { method: null }] }] })
})
