import { keyTaken, type Locale, type SubmissionAnswer, sentParameter } from '@lindero/contract'
import { type FormRefusal, formRefusals } from '../../i18n/form-refusals.ts'
import { formWords } from '../../i18n/form-words.ts'
import type { Outcome } from '../../inquiries/outcome.ts'
import { ownPage } from '../../inquiries/page-place.ts'
import type { HeaderPairs } from '../security-headers.ts'
import { type FormPage, plainFormPage } from './form-page.ts'

/** Who asked, and how they want to be answered. */
export interface Asked {
  wantsPage: boolean
  locale: Locale
  /** Path of the page they seem to come from. */
  page: string | null
  values: Readonly<Record<string, unknown>>
}

/** Says what became of something sent: as JSON (C-4), or as a page to a browser without script. */
export function formAnswers(securityHeaders: HeaderPairs, formPage: FormPage) {
  function headers(more: Record<string, string>): [string, string][] {
    const own = { 'cache-control': 'no-store', vary: 'accept', ...more }
    return [...securityHeaders.map(([name, value]): [string, string] => [name, value]), ...Object.entries(own)]
  }

  function json(status: number, value: unknown, more: Record<string, string> = {}): Response {
    const type = { 'content-type': 'application/json; charset=utf-8' }
    return new Response(JSON.stringify(value), { status, headers: headers({ ...type, ...more }) })
  }

  function say(asked: Asked, status: number, answer: SubmissionAnswer, form: string | null, more: Record<string, string>) {
    if (!asked.wantsPage) return json(status, answer, more)
    const { locale, values } = asked
    const page = ownPage(asked.page, locale)
    if (answer.status === 1) return new Response(null, { status: 303, headers: headers({ location: thanksAt(page) }) })
    const state = { locale, values, form, problems: answer.problems ?? {}, output: answer.output }
    const html = formPage(page, state) ?? plainFormPage(page, state)
    return new Response(html, { status, headers: headers({ 'content-type': 'text/html; charset=utf-8', ...more }) })
  }

  return {
    json,
    refuse(asked: Asked, status: number, refusal: FormRefusal, more: Record<string, string> = {}): Response {
      const why: Pick<SubmissionAnswer, 'reason'> = refusal === keyTaken ? { reason: refusal } : {}
      return say(asked, status, { status: 0, output: formRefusals[refusal][asked.locale], ...why }, null, more)
    },
    /** Something went wrong on our side that nobody thought of. */
    fail(asked: Asked): Response {
      return say(asked, 500, { status: 0, output: formWords[asked.locale].failed }, null, {})
    },
    tell(asked: Asked, outcome: Outcome): Response {
      const there = { ...asked, locale: outcome.locale, page: outcome.page }
      switch (outcome.kind) {
        case 'taken':
          return say(there, 200, { status: 1, output: outcome.output }, null, {})
        case 'invalid': {
          const { output, problems, form } = outcome
          return say(there, 422, { status: 0, output, problems }, form, {})
        }
        case 'failed':
          return say(there, 503, { status: 0, output: outcome.output }, null, { 'retry-after': '10' })
        case 'refused': {
          const wait = outcome.retryAfterSeconds ?? (outcome.status === 503 ? 2 : null)
          return this.refuse(there, outcome.status, outcome.refusal, wait === null ? {} : { 'retry-after': String(wait) })
        }
      }
    },
  }
}

export type FormAnswers = ReturnType<typeof formAnswers>

function thanksAt(page: string): string {
  return `${page}?${sentParameter}=1`
}
