/** One slow act for many who wait: each caller is served by a run that began after the call, and runs never overlap. */
export function sharedRun(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function start(): Promise<void> {
    const run = act().finally(() => {
      if (running === run) running = null
    })
    running = run
    return run
  }

  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}
