import { type Locale, localeCodes, locales } from '@lindero/contract'
import { Choice } from '../../desk-parts/choice.tsx'
import { countryText } from '../../desk-parts/country-text.ts'
import { type InboxFilter, inboxQuery } from './inbox-filter.ts'
import type { Inbox } from './read-inbox.ts'
import type { InboxWords } from './words.ts'

interface Props {
  filter: InboxFilter
  inbox: Inbox
  locale: Locale
  words: InboxWords
}

/** A plain form: the browser makes the address. */
export function InboxFilters({ filter, inbox, locale, words }: Props) {
  const isNarrowed = Boolean(filter.search || filter.assignee || filter.country || filter.language)
  const cleared = inboxQuery(filter, { search: '', assignee: '', country: '', language: '' })
  return (
    // The key: a form keeps what was typed, but a link to another filter means that filter.
    <form key={inboxQuery(filter)} className="desk-filters" action="/admin/collections/inquiries">
      {filter.view !== 'all' && <input type="hidden" name="view" value={filter.view} />}
      <label className="desk-filters__search">
        <span>{words.search}</span>
        <input type="search" name="q" defaultValue={filter.search} placeholder={words.searchHint} />
      </label>
      <Choice name="assignee" label={words.assignee} value={filter.assignee} options={assignees(inbox, words)} />
      <Choice name="country" label={words.country} value={filter.country} options={countries(inbox, locale, words)} />
      <Choice name="language" label={words.language} value={filter.language} options={languages(words)} />
      <button type="submit" className="desk-button">
        {words.apply}
      </button>
      {isNarrowed && <a href={`/admin/collections/inquiries?${cleared}`}>{words.clear}</a>}
    </form>
  )
}

type Options = [value: string, label: string][]

function assignees({ staff }: Inbox, words: InboxWords): Options {
  const people = staff.map(({ id, name }): [string, string] => [String(id), name])
  return [['', words.anyone], ['me', words.me], ['none', words.noOne], ...people]
}

function countries(inbox: Inbox, locale: Locale, words: InboxWords): Options {
  const named = inbox.countries.map((code): [string, string] => [code, countryText(code, locale)])
  return [['', words.anyCountry], ...named.sort(([, one], [, other]) => one.localeCompare(other, locale))]
}

function languages(words: InboxWords): Options {
  return [['', words.anyLanguage], ...localeCodes.map((code): [string, string] => [code, locales[code].name])]
}
