import { expect, test } from 'vitest'
import type { FormBlock } from '../content/index.ts'
import { envelope, formNameOf, ownForms } from './envelope.ts'

const form = (title: string, kind: FormBlock['form'] = 'custom'): FormBlock => {
  return { type: 'form', form: kind, title, intro: '', fields: [], submitLabel: '' }
}

test('F-2 a form is called by its title, else by its place among the forms of staff’s own', () => {
  const blocks = [form('Inquiry', 'inquiry'), form('Swatches'), form(''), form('')]
  expect(ownForms(blocks).map((block) => formNameOf(blocks, block))).toEqual(['Swatches', 'form-2', 'form-3'])
})

test('F-2 two forms of one title on a page are told apart by their place', () => {
  const blocks = [form('Swatches'), form('Visit'), form('Swatches')]
  expect(ownForms(blocks).map((block) => formNameOf(blocks, block))).toEqual(['Swatches-1', 'Visit', 'Swatches-3'])
})

test('F-2 no key staff can give a field collides with what a form sends beside its fields', () => {
  for (const name of Object.values(envelope)) expect(name).not.toMatch(/^[a-z0-9-]+$/)
})
