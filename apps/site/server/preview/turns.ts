type Turn = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>

/** So many at once, the others in the order they came; who has waited too long is told so by the signal's reason. */
export function turns(most: number): Turn {
  const waiting: (() => void)[] = []
  let running = 0

  function next(): void {
    if (running >= most) return
    waiting.shift()?.()
  }

  return (work, signal) =>
    new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave)
        running += 1
        work()
          .then(resolve, reject)
          .finally(() => {
            running -= 1
            next()
          })
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(begin)
      next()
    })
}
