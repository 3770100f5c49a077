import type { FormBlock, FormField } from '@lindero/contract'
import type { FormData } from '../../blocks/form/form.tsx'
import { mailHref } from '../../design/addresses.ts'
import type { BlockContext } from './context.ts'

export function formData(context: BlockContext, block: FormBlock): FormData {
  const { content, words, mailSubject } = context
  const { company } = content
  const email = company?.emails[0]?.address || company?.addresses.find((address) => address.email)?.email
  return {
    title: block.title,
    intro: block.intro,
    fields: block.form === 'inquiry' ? inquiryFields(context) : block.fields,
    submitLabel: block.submitLabel || words.core.inquiryNow,
    closed: words.form.closed,
    mail: email ? { label: words.contact.writeAction, href: mailHref(email, mailSubject) } : null,
  }
}

function inquiryFields({ content, words }: BlockContext): FormField[] {
  const { form } = words
  const field = (name: string, type: FormField['type'], label: string, required: boolean): FormField => {
    return { name, type, label, help: '', required, options: [] }
  }
  const { consent } = content.forms
  return [
    field('name', 'text', form.name, true),
    field('email', 'email', form.email, true),
    field('phone', 'tel', form.phone, false),
    field('country', 'country', form.country, false),
    field('message', 'textarea', form.message, true),
    ...(consent ? [field('consent', 'consent', consent, true)] : []),
  ]
}
