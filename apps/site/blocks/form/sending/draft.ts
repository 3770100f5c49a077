import * as v from 'valibot'
import { idempotencyKey } from '../../../behaviour/idempotency-key.ts'
import { keptDraft, putDraft } from '../draft-place.ts'
import type { FormBlockData } from '../form-data.ts'

const shape = v.object({
  /** Names the submission, so that sending it again after a reload stores it once. */
  key: v.string(),
  /** What was last sent under that key; something else needs another one. */
  sent: v.string(),
  token: v.string(),
  values: v.record(v.string(), v.string()),
})

/** What is being written, kept over a reload (F-6). Files are not. */
export type Draft = v.InferOutput<typeof shape>

type Place = Pick<FormBlockData, 'page' | 'name'>

export function newDraft(): Draft {
  return { key: idempotencyKey(), sent: '', token: '', values: {} }
}

export function readDraft(place: Place): Draft {
  try {
    return v.parse(shape, JSON.parse(keptDraft(place) ?? ''))
  } catch {
    return newDraft()
  }
}

export function writeDraft(place: Place, draft: Draft): void {
  putDraft(place, JSON.stringify(draft))
}

export function forgetDraft(place: Place): void {
  putDraft(place, null)
}

export function keepDraft(form: HTMLFormElement, data: FormBlockData): void {
  writeDraft(data, { ...readDraft(data), values: valuesIn(form, data) })
}

function valuesIn(form: HTMLFormElement, data: FormBlockData): Draft['values'] {
  const names = new Set([...data.fields, ...data.more].map(({ name }) => name))
  const written = [...new FormData(form)].filter(([name, value]) => names.has(name) && typeof value === 'string' && value)
  return Object.fromEntries(written.map(([name, value]) => [name, String(value)]))
}

/** What the visitor has written meanwhile stays. */
export function restoreDraft(form: HTMLFormElement, data: FormBlockData): void {
  const { values } = readDraft(data)
  for (const control of form.elements) {
    const value = 'name' in control ? values[String(control.name)] : undefined
    if (value) fillIn(control, value)
  }
}

function fillIn(control: Element, value: string): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
  else if (isWritten(control) && control.value === '') control.value = value
  const part = control.closest('details')
  if (part) part.open = true
}

function isWritten(control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(control.tagName)
}
