import { checkInquiry, checkOwnForm, type FormField, type FormFieldType, formsPath } from '@lindero/contract'
import type { FormWords } from '../../../i18n/forms-en.ts'
import type { FormBlockData } from '../form-data.ts'
import { filesIn, type Pairs } from './gather.ts'
import { inquiryOf } from './inquiry-payload.ts'

export type Problems = Record<string, string>

/** What is wrong, in words, in the order of the form; by the rules the server has, too. */
export function checkForm(data: FormBlockData, pairs: Pairs, words: FormWords): Problems {
  return data.name ? checkOwn(data, pairs, words) : checkInquiryForm(pairs, words)
}

function checkInquiryForm(pairs: Pairs, words: FormWords): Problems {
  const checked = checkInquiry(inquiryOf(pairs, []))
  return checked.ok ? {} : Object.fromEntries(checked.problems.map(({ field, problem }) => [field, words[problem]]))
}

function checkOwn({ fields, action }: FormBlockData, pairs: Pairs, words: FormWords): Problems {
  const own = fields.map(ownField)
  const { problems } = checkOwnForm(own, Object.fromEntries(pairs))
  const found = new Map(problems.map(({ field, problem }) => [field, words[problem]]))
  const isMissing = action === formsPath && filesIn(pairs).length === 0
  const missing = isMissing ? own.filter(({ type, required }) => type === 'file' && required) : []
  for (const { name } of missing) found.set(name, words.required)
  return Object.fromEntries(own.flatMap(({ name }) => (found.has(name) ? [[name, found.get(name) ?? '']] : [])))
}

function ownField({ type, options, ...field }: FormBlockData['fields'][number]): FormField {
  return { ...field, type: isOwn(type) ? type : 'text', options: options.map(({ value }) => value) }
}

function isOwn(type: string): type is FormFieldType {
  return type !== 'date'
}
