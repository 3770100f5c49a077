import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Makes every answer a quarter cheaper, for good. Node puts each `nextTick` into an object with two computed keys; between two
 * requests none is alive, so a full collection takes the shape with it and V8 never again finds the fast way to make one
 * (docs/decisions/0011). One that stays alive keeps the shape. To be called before the first collection.
 */
export function keepTickShape(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      const tick = executionAsyncResource()
      kept.push(tick)
      resolve(tick)
    })
  })
}
