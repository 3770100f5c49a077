import type { InquiryLine, ListedProduct, Locale } from '@lindero/contract'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { readList } from '../../../behaviour/inquiry-list/list.ts'
import { keptList, watchList } from '../../../behaviour/inquiry-list/listed.ts'
import { listedDetails } from '../../../behaviour/inquiry-list/listed-details.ts'

/** The list as it is in this moment, in whichever tab it was changed. */
export function useLines(): InquiryLine[] {
  const text = useSyncExternalStore(watchList, keptList, () => '')
  // The text stands for the list: another text, another list.
  return useMemo(() => (text ? readList() : []), [text])
}

export interface Details {
  products: ReadonlyMap<number, ListedProduct>
  state: 'asked' | 'known' | 'failed'
}

/** Names, colours and minimums of the products on the list. */
export function useDetails(locale: Locale, lines: readonly InquiryLine[]): Details {
  const [details, setDetails] = useState<Details>({ products: new Map(), state: 'asked' })
  const ids = lines.map(({ product }) => product).join(',')
  useEffect(() => {
    let isWanted = true
    const numbers = ids.split(',').filter(Boolean).map(Number)
    listedDetails(locale, numbers).then(
      (found) => isWanted && setDetails({ products: new Map(found.map((each) => [each.id, each])), state: 'known' }),
      () => isWanted && setDetails(({ products }) => ({ products, state: 'failed' })),
    )
    return () => {
      isWanted = false
    }
  }, [locale, ids])
  return details
}
