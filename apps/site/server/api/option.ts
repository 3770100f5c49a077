import { type Locale, localeCodes, type OptionData, optionAddress } from '@lindero/contract'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PageViews } from '../page-views.ts'
import type { ApiDoor } from './read-api.ts'

/** `/api/option` and, for every other language, `/api/es/option` (C-2). */
const languageOf: ReadonlyMap<string, Locale> = new Map(localeCodes.map((locale) => [optionAddress(locale), locale]))

export function optionDoor(views: Pick<PageViews, 'option'>): ApiDoor {
  return {
    knows: (path) => languageOf.has(path),
    knownQuery: [],
    answer({ path }, catalogue: Catalogue): OptionData | null {
      const locale = languageOf.get(path)
      return locale ? views.option(catalogue, locale) : null
    },
    keep: 'canonical',
  }
}
