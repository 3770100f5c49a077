import type { Certificate } from '@lindero/contract'
import type { Reader } from './reader.ts'

export function publishCertificate(document: Reader): Certificate | null {
  const id = document.number('id')
  const name = document.text('name')
  if (id === null || !name) return null
  return {
    id,
    name,
    key: document.text('key'),
    number: document.text('number'),
    scope: document.text('scope'),
    issuer: document.text('issuer'),
    covers: document.text('covers'),
    note: document.text('note'),
    validFrom: document.day('validFrom'),
    validUntil: document.day('validUntil'),
    scan: document.reference('scan'),
    order: document.number('order') ?? 0,
  }
}
