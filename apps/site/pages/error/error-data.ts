import { type Locale, routes } from '@lindero/contract'
import { allMessages } from '../../i18n/all-messages.ts'
import type { DataWords } from '../../i18n/en-data.ts'
import { fill } from '../../i18n/format.ts'
import type { PagePayload } from '../page.ts'

export type ErrorKind = 'unmatched' | 'invalid' | 'failure'

export interface ErrorData {
  status: number
  title: string
  message: string
  description: string
  homeHref: string
  productsHref: string
}

type Texts = DataWords['errors']

/** S-10, S-11 and S-12 as a table. */
const kinds: Record<
  ErrorKind,
  { view: 'error' | 'fatal-error'; status: number; title: keyof Texts; message: keyof Texts; description: keyof Texts }
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
}

export function errorPayload(kind: ErrorKind, locale: Locale, path: string, build: string): PagePayload {
  const texts = allMessages[locale].errors
  const row = kinds[kind]
  const message = fill(texts[row.message], { path })
  const data: ErrorData = {
    status: row.status,
    title: texts[row.title],
    message,
    description: texts[row.description],
    homeHref: routes.home.href(locale),
    productsHref: routes.products.href(locale, { slug: '' }),
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
