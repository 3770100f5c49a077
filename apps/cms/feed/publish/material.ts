import { type Material, materialKinds } from '@lindero/contract'
import type { Reader } from './reader.ts'

export function publishMaterial(document: Reader): Material | null {
  const id = document.number('id')
  const name = document.text('name')
  const kind = document.oneOf(materialKinds, 'kind')
  if (id === null || !name || !kind) return null
  return {
    id,
    name,
    kind,
    key: document.text('key'),
    hex: document.text('hex'),
    composition: document.text('composition'),
    thicknessMm: document.range('thicknessMm'),
    care: document.text('care'),
    use: document.text('use'),
    moq: readMoq(document),
    picture: document.reference('picture'),
    order: document.number('order') ?? 0,
  }
}

function readMoq(document: Reader): Material['moq'] {
  const value = document.number('moq.value')
  return value === null ? null : { value, unit: document.text('moq.unit') === 'metres' ? 'metres' : 'pieces' }
}
