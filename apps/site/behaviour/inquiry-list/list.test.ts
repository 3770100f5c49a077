import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addProduct, changeList, readList, toggleProduct } from './list.ts'
import { keptList, listedProducts, watchList } from './listed.ts'

/** What a browser keeps, as far as the list needs it. */
function browserWith(storage: Partial<Storage>): void {
  const events = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, events[name].bind(events))
  }
}

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  browserWith({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) })
})
afterEach(() => vi.unstubAllGlobals())

test('E-5 what is added is kept, counted and told to who watches', () => {
  const told = vi.fn()
  const stop = watchList(told)
  addProduct(1001, 'cognac', 300)
  expect(listedProducts()).toEqual([1001])
  expect(told).toHaveBeenCalledTimes(1)
  stop()
  addProduct(1002, '', 0)
  expect(told).toHaveBeenCalledTimes(1)
  expect(readList().map(({ product }) => product)).toEqual([1001, 1002])
})

test('E-5 a second press takes it off', () => {
  expect(toggleProduct(1001, 'cognac', 300)).toBe(true)
  expect(toggleProduct(1001, 'cognac', 300)).toBe(false)
  expect(readList()).toEqual([])
})

test('E-5 a change builds on what another tab did meanwhile', () => {
  addProduct(1001, '', 0)
  kept.set('inquiry-list', JSON.stringify([{ product: 1005, colours: [], logoMethod: '', note: '' }]))
  addProduct(1002, '', 0)
  expect(listedProducts()).toEqual([1005, 1002])
})

test('E-5 the same list is the same array, so that nothing is drawn anew for nothing', () => {
  addProduct(1001, '', 0)
  expect(listedProducts()).toBe(listedProducts())
})

test.each(['{', 'null', '"x"', '7', '{"length":3}', '[null]', '[{"product":"1001"}]', '[1]', '[{"product":1.5,"colours":[]}]'])(
  'E-5 nonsense counts as an empty list, and the next change mends it (%s)',
  (nonsense) => {
    kept.set('inquiry-list', nonsense)
    expect(readList()).toEqual([])
    expect(listedProducts()).toEqual([])
    addProduct(1001, '', 0)
    expect(readList()).toHaveLength(1)
  },
)

test('E-5 where the browser keeps nothing the list lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  browserWith({ getItem: refuse, setItem: refuse })
  addProduct(1001, 'black', 5)
  expect(readList()).toHaveLength(1)
  changeList(() => [])
  expect(keptList()).toBe('[]')
})
