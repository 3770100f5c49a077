import { interfaceTexts, type TextOverrides } from '@lindero/contract'
import type { Reader } from './reader.ts'

export function publishTexts(document: Reader): TextOverrides {
  const pairs = Object.keys(interfaceTexts).map((name) => [name, document.text(name)])
  return Object.fromEntries(pairs.filter(([, words]) => words !== ''))
}
