import { localeCodes, matchRoute } from '@lindero/contract'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { blocksAt } from '../../inquiries/page-place.ts'
import { formsAddress } from '../../pages/blocks-data/form.ts'

/** Other websites that forms of ours are sent to; usually none. */
export function formOrigins(catalogue: Catalogue): string[] {
  const addresses = localeCodes.map((locale) => formsAddress(catalogue.locales[locale].settings))
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))]
}

/** Whether the page at this path has a form. Contact has one also where staff have not made the page yet. */
export function hasForm(catalogue: Catalogue, path: string): boolean {
  const route = matchRoute(path)
  const isBuiltIn = route?.name === 'contact' && !catalogue.locales[route.locale].fixedPage.has('contact')
  return isBuiltIn || blocksAt(catalogue, path).some(({ type }) => type === 'form')
}
