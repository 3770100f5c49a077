import { inquiryBounds as bounds, type FormBlock } from '@lindero/contract'
import type { ShownField } from '../../blocks/form/form-data.ts'
import type { BlockContext } from './context.ts'

type Rest = Partial<Omit<ShownField, 'name' | 'type' | 'label'>>

function field(name: string, type: ShownField['type'], label: string, rest: Rest = {}): ShownField {
  return { name, type, label, help: '', required: true, options: [], ...rest }
}

/** F-1. The consent is asked for in any case: the desk must be allowed to keep what it receives. */
export function inquiryFields({ content, words: { form } }: BlockContext): ShownField[] {
  return [
    field('name', 'text', form.name, { autoComplete: 'name' }),
    field('email', 'email', form.email),
    field('phone', 'tel', form.phone),
    field('country', 'country', form.country),
    field('message', 'textarea', form.message),
    field('files', 'file', form.files, { required: false, help: form.filesHelp }),
    field('consent', 'consent', content.forms.consent || form.consent),
  ]
}

export function moreInquiryFields({ words: { form } }: BlockContext): ShownField[] {
  const contacts = Object.entries(form.contacts).map(([value, label]) => ({ value, label }))
  const optional = { required: false }
  return [
    field('company', 'text', form.company, { ...optional, autoComplete: 'organization' }),
    field('role', 'text', form.role, { ...optional, autoComplete: 'organization-title' }),
    field('preferredContact', 'select', form.preferredContact, { ...optional, options: contacts }),
    field('wantedDate', 'date', form.wantedDate, optional),
  ]
}

export function ownFields({ fields }: FormBlock): ShownField[] {
  return fields.slice(0, bounds.formFields).map((each) => ({
    ...each,
    options: each.options.map((value) => ({ value, label: value })),
  }))
}
