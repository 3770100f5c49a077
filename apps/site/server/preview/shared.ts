export type Share<Answer> = (key: string, ask: () => Promise<Answer>) => Promise<Answer>

/**
 * A link may be in many hands. Of each question one is on its way and one waits, and whoever comes meanwhile shares the one that
 * waits: the other may have been answered before the last save. Questions must not throw.
 */
export function shared<Answer>(): Share<Answer> {
  const running = new Map<string, Promise<Answer>>()
  const waiting = new Map<string, Promise<Answer>>()

  function start(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    waiting.delete(key)
    const answer = ask().finally(() => running.delete(key))
    running.set(key, answer)
    return answer
  }

  return (key, ask) => {
    const before = running.get(key)
    if (!before) return start(key, ask)
    const answer = waiting.get(key) ?? before.then(() => start(key, ask))
    waiting.set(key, answer)
    return answer
  }
}
