import { countryNames, formsPath, formTokenPath } from '@lindero/contract'
import { attempt } from '../../../behaviour/attempt.ts'
import type { FormBlockData } from '../form-data.ts'
import { readDraft, writeDraft } from './draft.ts'
import { loadFormWords } from './words.ts'

/** Somebody comes to the form: what it will need is fetched now, so that it is there also when the line breaks. */
export function beginForm(form: HTMLFormElement, data: FormBlockData): void {
  fillCountries(form, data)
  loadFormWords(data).catch(ignore)
  import('../../../design/toasts/toast-root.tsx').catch(ignore)
  if (data.action === formsPath && !readDraft(data).token) fetchToken(data).catch(ignore)
}

function fillCountries(form: HTMLFormElement, { locale }: FormBlockData): void {
  for (const list of form.querySelectorAll('datalist')) {
    if (list.options.length === 0) list.append(...countryNames(locale).map(({ name }) => new Option(name, name)))
  }
}

/** Says when the writing began. Without it the form works all the same. */
async function fetchToken(data: FormBlockData): Promise<void> {
  const { text } = await attempt(formTokenPath)
  const { token }: { token: unknown } = JSON.parse(text)
  if (typeof token === 'string') writeDraft(data, { ...readDraft(data), token })
}

const ignore = () => undefined
