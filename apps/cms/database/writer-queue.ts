/**
 * Lets one writer in at a time. SQLite has one write lock for the whole file and its driver waits for it without letting
 * the event loop go on, so two open transactions in one process would wait for each other until one fails.
 */
export class WriterQueue {
  private tail: Promise<void> = Promise.resolve()

  constructor(private readonly patienceMs = 30_000) {}

  /** Resolves with the function that lets the next writer in. */
  async enter(): Promise<() => void> {
    const before = this.tail
    let leave = () => {}
    this.tail = new Promise((resolve) => {
      leave = resolve
    })
    try {
      await withPatience(before, this.patienceMs)
    } catch (error) {
      // The place in the queue is passed on: whoever waits behind must still wait for the writer in front.
      before.then(leave)
      throw error
    }
    return leave
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

async function withPatience(turn: Promise<void>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const impatience = new Promise<never>((_, reject) => {
    const sentence = `Another change has been writing for over ${patienceMs / 1000} s; this one was not saved. Please try again.`
    timer = setTimeout(() => reject(new Error(sentence)), patienceMs)
  })
  try {
    await Promise.race([turn, impatience])
  } finally {
    clearTimeout(timer)
  }
}
