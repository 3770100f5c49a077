/** An answer read to its end. */
export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** Why a call brought nothing: the status of the answer, or what kept the answer from coming. */
export type RequestFailure = number | 'network' | 'timeout' | 'aborted'

export class RequestError extends Error {
  readonly reason: RequestFailure
  /** What came all the same; null where nothing did. */
  readonly answer: Answer | null

  constructor(reason: RequestFailure, answer: Answer | null = null, cause?: unknown) {
    super(`Request failed: ${reason}`, { cause })
    this.reason = reason
    this.answer = answer
  }
}
