import type { Redirect } from '@lindero/contract'
import type { Reader } from './reader.ts'

export function publishRedirect(document: Reader): Redirect | null {
  const id = document.number('id')
  const from = document.text('from')
  const to = document.text('to')
  return id === null || !from || !to ? null : { id, from, to }
}
