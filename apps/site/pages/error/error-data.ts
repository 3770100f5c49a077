import { type Locale, routes } from '@lindero/contract'
import { type ErrorTexts, errorTexts } from '../../i18n/error-texts.ts'
import { fill } from '../../i18n/format.ts'
import type { PagePayload } from '../page.ts'

/** `failure`: on the server; `drawing`: in the browser. */
export type ErrorKind = 'unmatched' | 'invalid' | 'failure' | 'drawing'

export interface ErrorData {
  status: number
  title: string
  message: string
  description: string
  homeHref: string
  productsHref: string
  /** A line to quote, so that we find what was recorded; null where nothing was. */
  reference: string | null
}

/** S-10, S-11 and S-12 as a table. */
const kinds: Record<
  ErrorKind,
  {
    view: 'error' | 'fatal-error'
    status: number
    title: keyof ErrorTexts
    message: keyof ErrorTexts
    description: keyof ErrorTexts
  }
> = {
  unmatched: {
    view: 'error',
    status: 404,
    title: 'notFoundTitle',
    message: 'notFoundMessage',
    description: 'notFoundDescription',
  },
  invalid: {
    view: 'fatal-error',
    status: 404,
    title: 'notFoundTitle',
    message: 'notFoundFatalMessage',
    description: 'notFoundFatalDescription',
  },
  failure: {
    view: 'fatal-error',
    status: 500,
    title: 'serverTitle',
    message: 'serverTitle',
    description: 'serverDescription',
  },
  drawing: {
    view: 'fatal-error',
    status: 500,
    title: 'serverTitle',
    message: 'serverTitle',
    description: 'drawingDescription',
  },
}

/** `id`: of the request that failed. */
export function errorPayload(kind: ErrorKind, locale: Locale, path: string, build: string, id?: string): PagePayload {
  const texts = errorTexts[locale]
  const row = kinds[kind]
  const message = fill(texts[row.message], { path })
  const data: ErrorData = {
    status: row.status,
    title: texts[row.title],
    message,
    description: texts[row.description],
    homeHref: routes.home.href(locale),
    productsHref: routes.products.href(locale, { slug: '' }),
    reference: id ? fill(texts.reference, { id }) : null,
  }
  const meta = {
    title: `${row.status} ${message}`,
    description: data.description,
    canonical: path,
    alternates: {},
    image: null,
  }
  return { view: row.view, locale, status: row.status, data, meta, build }
}
