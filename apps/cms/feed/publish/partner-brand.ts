import { brandKinds, guardAddress, type PartnerBrand } from '@lindero/contract'
import type { Reader } from './reader.ts'

export function publishPartnerBrand(document: Reader): PartnerBrand | null {
  const id = document.number('id')
  const name = document.text('name')
  if (id === null || !name) return null
  return {
    id,
    name,
    key: document.text('key'),
    kind: document.oneOf(brandKinds, 'kind'),
    since: document.number('since'),
    relation: document.text('relation'),
    logo: document.reference('logo'),
    href: readHref(document),
    order: document.number('order') ?? 0,
  }
}

function readHref(document: Reader): string | null {
  const verdict = guardAddress(document.text('href'), { external: document.boolean('leaves') })
  return verdict.ok && verdict.leaves ? verdict.href : null
}
