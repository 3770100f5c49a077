import { defaultLocale, isLocale, type Locale } from '@lindero/contract'
import { otherThan } from '../state/translation-rows.ts'

/** What the worklist shows. */
export interface WorklistFilter {
  locale: Locale
  /** The slug of one collection or global; empty for all. */
  kind: string
  state: '' | 'missing' | 'outdated'
  page: number
}

type Given = Record<string, string | string[] | undefined>

const [firstOther = defaultLocale] = otherThan(defaultLocale)

/** The language is called `to`: the desk takes `locale` for the one its own forms are in. */
export function readWorklistFilter(given: Given): WorklistFilter {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name].trim() : '')
  const [locale, state] = [text('to'), text('state')]
  const page = Number(text('p'))
  return {
    locale: isLocale(locale) ? locale : firstOther,
    kind: text('kind').slice(0, 60),
    state: state === 'missing' || state === 'outdated' ? state : '',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

/** The address of the worklist with some of the filter changed. A changed filter begins at its first page. */
export function worklistAddress(filter: WorklistFilter, change: Partial<WorklistFilter> = {}): string {
  const { locale, kind, state, page } = { ...filter, page: 1, ...change }
  const all = { to: locale === firstOther ? '' : locale, kind, state, p: page === 1 ? '' : String(page) }
  const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== '')).toString()
  return query ? `/admin/translations?${query}` : '/admin/translations'
}
