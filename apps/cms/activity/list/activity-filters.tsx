import type { Locale } from '@lindero/contract'
import type { SanitizedConfig } from 'payload'
import { Choice } from '../../desk-parts/choice.tsx'
import { activityActions } from '../actions.ts'
import { entityWords } from '../entity-words.ts'
import { type ActivityWords, whoIn } from '../words.ts'
import { type ActivityFilter, activityQuery } from './activity-filter.ts'
import type { ActivityPage } from './read-activity-page.ts'

interface Props {
  config: SanitizedConfig
  filter: ActivityFilter
  page: ActivityPage
  locale: Locale
  words: ActivityWords
}

/** A plain form: the browser makes the address. */
export function ActivityFilters({ config, filter, page, locale, words }: Props) {
  const people = page.people.map((name): [string, string] => [name, whoIn(name, words)])
  const kinds = page.kinds.map((slug): [string, string] => [slug, entityWords(config, slug, locale)])
  const actions = Object.entries(activityActions).map(([key, said]): [string, string] => [key, said[locale]])
  return (
    // The key: a form keeps what was chosen, but a link to another filter means that filter.
    <form key={activityQuery(filter)} className="desk-filters" action="/admin/collections/activity">
      <Choice name="who" label={words.who} value={filter.who} options={[['', words.anyone], ...people]} />
      <Choice name="kind" label={words.kind} value={filter.kind} options={[['', words.anyKind], ...sorted(kinds, locale)]} />
      <Choice name="action" label={words.what} value={filter.action} options={[['', words.anyAction], ...actions]} />
      <button type="submit" className="desk-button">
        {words.apply}
      </button>
      {(filter.who || filter.kind || filter.action) && <a href="/admin/collections/activity">{words.clear}</a>}
    </form>
  )
}

function sorted(options: [string, string][], locale: Locale): [string, string][] {
  return options.sort(([, one], [, other]) => one.localeCompare(other, locale))
}
