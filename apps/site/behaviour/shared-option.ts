import { type Locale, type OptionData, optionAddress } from '@lindero/contract'
import { attempt } from './attempt.ts'
import { RequestError } from './request-error.ts'
import { shared } from './shared-data.ts'

/** The option data: what the document brought, else asked for once. The text comes from our own server, so its shape is known. */
export function sharedOption(inDocument: string | null | undefined, locale: Locale): Promise<OptionData> {
  return shared('option', async () => JSON.parse(inDocument || (await askedFor(locale))))
}

async function askedFor(locale: Locale): Promise<string> {
  const answer = await attempt(optionAddress(locale))
  if (answer.status !== 200) throw new RequestError(answer.status, answer)
  return answer.text
}
