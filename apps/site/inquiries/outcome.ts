import type { FormRefusal } from '../i18n/form-refusals.ts'
import type { Arrival } from './arrival.ts'
import type { Place } from './read-content.ts'

/** How it went with something that was sent. */
export type Ending =
  | { kind: 'taken'; output: string }
  | { kind: 'invalid'; form: string | null; output: string; problems: Record<string, string> }
  | { kind: 'refused'; status: 422 | 429 | 503; refusal: FormRefusal; retryAfterSeconds?: number }
  /** Could not be kept: the fault is ours. */
  | { kind: 'failed'; output: string }

/** The server says it as JSON or as a page. */
export type Outcome = Place & Ending

export type Accept = (arrival: Arrival) => Promise<Outcome>
