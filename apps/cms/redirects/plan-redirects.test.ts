import { expect, test } from 'vitest'
import { planRedirects, type StoredRedirect } from './plan-redirects.ts'

const at = (addresses: Record<string, string>) => new Map(Object.entries(addresses))
const stored = (...pairs: [string, string][]): StoredRedirect[] =>
  pairs.map(([from, to], index) => ({ id: index + 1, from, to }))
const nothing = { remove: [], update: [], create: [] }

test('E-9 an address that was left leads to the new one', () => {
  expect(planRedirects(at({ a: '/old', b: '/same' }), at({ a: '/new', b: '/same' }), [])).toEqual({
    ...nothing,
    create: [{ from: '/old', to: '/new' }],
  })
})

test('E-9 nothing moved, nothing written; unrelated redirects stay', () => {
  expect(planRedirects(at({ a: '/a' }), at({ a: '/a' }), stored(['/x', '/a']))).toEqual(nothing)
})

test('E-9 chains are flattened: A to B and B to C become A to C and B to C', () => {
  expect(planRedirects(at({ a: '/b' }), at({ a: '/c' }), stored(['/a', '/b']))).toEqual({
    ...nothing,
    update: [{ id: 1, to: '/c' }],
    create: [{ from: '/b', to: '/c' }],
  })
})

test('E-9 there and back again leaves the way from the middle alone', () => {
  expect(planRedirects(at({ a: '/b' }), at({ a: '/a' }), stored(['/a', '/b']))).toEqual({
    remove: [1],
    update: [],
    create: [{ from: '/b', to: '/a' }],
  })
})

test('E-9 two documents change places: no redirect stands in front of either', () => {
  expect(planRedirects(at({ a: '/a', b: '/b' }), at({ a: '/b', b: '/a' }), [])).toEqual(nothing)
})

test('E-9 a swap over a third address ends with that address alone', () => {
  const step = (before: object, after: object, redirects: StoredRedirect[]) => {
    const { remove, update, create } = planRedirects(new Map(Object.entries(before)), new Map(Object.entries(after)), redirects)
    const kept = redirects.filter(({ id }) => !remove.includes(id))
    const changed = kept.map((one) => ({ ...one, ...update.find(({ id }) => id === one.id) }))
    return [...changed, ...create.map((one, index) => ({ ...one, id: 100 + index + redirects.length }))]
  }
  const first = step({ a: '/x', b: '/y' }, { a: '/tmp', b: '/y' }, [])
  const second = step({ a: '/tmp', b: '/y' }, { a: '/tmp', b: '/x' }, first)
  const third = step({ a: '/tmp', b: '/x' }, { a: '/y', b: '/x' }, second)
  expect(third.map(({ from, to }) => [from, to])).toEqual([['/tmp', '/y']])
})

test('E-9 a new document at an old address takes it back', () => {
  expect(planRedirects(at({}), at({ n: '/a' }), stored(['/a', '/b']))).toEqual({ ...nothing, remove: [1] })
})

test('E-9 a document that is no longer public leaves no redirect and keeps those that led to it', () => {
  expect(planRedirects(at({ a: '/a' }), at({}), stored(['/old', '/a']))).toEqual(nothing)
})

test('E-9 a redirect of the staff with a question or a mark keeps it', () => {
  expect(planRedirects(at({ a: '/a' }), at({ a: '/b' }), stored(['/ad', '/a?colour=tan#top']))).toEqual({
    ...nothing,
    update: [{ id: 1, to: '/b?colour=tan#top' }],
    create: [{ from: '/a', to: '/b' }],
  })
})

test('E-9 a circle that is already there is taken apart, never walked', () => {
  expect(planRedirects(at({ a: '/a' }), at({ a: '/b' }), stored(['/x', '/y'], ['/y', '/x']))).toMatchObject({ remove: [1, 2] })
})
