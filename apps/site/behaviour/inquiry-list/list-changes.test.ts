import { expect, test } from 'vitest'
import { changed, newLine, piecesOf, restored, withColour, withLine, withLines, without, withoutSent } from './list-changes.ts'

const tote = newLine(1001, 'cognac', 300)
const clutch = newLine(1002)

test('E-5 a product is put at the end, and once: more of it changes the line it has', () => {
  const lines = withLine([tote], clutch)
  expect(lines.map(({ product }) => product)).toEqual([1001, 1002])
  const more = withLine(lines, newLine(1001, 'black', 50))
  expect(more).toHaveLength(2)
  expect(more[0]?.colours).toEqual([
    { colour: 'cognac', quantity: 300 },
    { colour: 'black', quantity: 50 },
  ])
  expect(withLine(more, newLine(1001, 'cognac', 120))[0]?.colours[0]).toEqual({ colour: 'cognac', quantity: 120 })
})

test('E-5 adding a list keeps what was decided before, and takes what was not', () => {
  const [line] = withLines(
    [{ ...tote, note: 'mine' }],
    [{ ...newLine(1001, 'black', 5), note: 'theirs', logoMethod: 'deboss' }],
  )
  expect(line).toMatchObject({ note: 'mine', logoMethod: 'deboss' })
  expect(line?.colours).toHaveLength(2)
})

test.each([
  [0, []],
  [-4, []],
  [Number.NaN, []],
  [12.9, [{ colour: 'black', quantity: 12 }]],
  [5_000_000, [{ colour: 'black', quantity: 1_000_000 }]],
])('E-5 a quantity is a whole number within bounds, and none takes the colour out (%s)', (quantity, expected) => {
  expect(withColour([{ colour: 'black', quantity: 7 }], 'black', quantity)).toEqual(expected)
})

test('E-5 a removed line comes back to its place', () => {
  const lines = [tote, clutch, newLine(1003)]
  const less = without(lines, 1002)
  expect(less.map(({ product }) => product)).toEqual([1001, 1003])
  expect(restored(less, clutch, 1)).toEqual(lines)
  expect(restored([], clutch, 5)).toEqual([clutch])
})

test('E-5 F-6 only what was sent leaves the list: what was added or changed meanwhile stays', () => {
  const changedSince = { ...clutch, note: 'in green' }
  expect(withoutSent([tote, changedSince, newLine(1003)], [tote, clutch])).toEqual([changedSince, newLine(1003)])
})

test('E-5 the list is bounded', () => {
  const many = Array.from({ length: 100 }, (_, index) => newLine(index + 1))
  expect(withLine(many, newLine(999))).toHaveLength(100)
})

test('E-5 one line is changed, and its pieces counted', () => {
  const lines = changed([tote, clutch], 1002, {
    note: 'x',
    colours: [
      { colour: 'a', quantity: 2 },
      { colour: 'b', quantity: 3 },
    ],
  })
  expect(lines[0]).toBe(tote)
  expect(lines[1]).toMatchObject({ note: 'x' })
  expect(lines.map(piecesOf)).toEqual([300, 5])
})
