import { idsParameter, type ListedProduct, type Locale, productsAddress } from '@lindero/contract'
import { attempt } from '../attempt.ts'
import { RequestError } from '../request-error.ts'

const known = new Map<string, ListedProduct>()

/** What the list shows of these products; what is no longer published is left out. Asked for once each. */
export async function listedDetails(locale: Locale, ids: readonly number[]): Promise<ListedProduct[]> {
  const place = (id: number) => `${locale} ${id}`
  const missing = ids.filter((id) => !known.has(place(id)))
  if (missing.length > 0) for (const product of await askFor(locale, missing)) known.set(place(product.id), product)
  return ids.map((id) => known.get(place(id))).filter((product) => product !== undefined)
}

async function askFor(locale: Locale, ids: readonly number[]): Promise<ListedProduct[]> {
  const numbers = [...ids].sort((one, other) => one - other).join(',')
  const answer = await attempt(`${productsAddress(locale)}?${new URLSearchParams({ [idsParameter]: numbers })}`)
  if (answer.status !== 200) throw new RequestError(answer.status, answer)
  // Our own server's answer; its shape is that of the contract.
  const { products }: { products: ListedProduct[] } = JSON.parse(answer.text)
  return products
}
