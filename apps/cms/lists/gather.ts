import type { Payload } from 'payload'

type Load<Key, Value> = (payload: Payload, keys: Key[]) => Promise<Map<Key, Value>>

/** What the cells of a list ask one by one in the same moment is asked together: one question a column instead of one a row. */
export function gather<Key, Value>(load: Load<Key, Value>): (payload: Payload, key: Key) => Promise<Value | undefined> {
  const open = new WeakMap<Payload, { keys: Set<Key>; answer: Promise<Map<Key, Value>> }>()
  const begin = (payload: Payload) => {
    const keys = new Set<Key>()
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      open.delete(payload)
      return load(payload, [...keys])
    })
    const round = { keys, answer }
    open.set(payload, round)
    return round
  }
  return async (payload, key) => {
    const round = open.get(payload) ?? begin(payload)
    round.keys.add(key)
    return (await round.answer).get(key)
  }
}
