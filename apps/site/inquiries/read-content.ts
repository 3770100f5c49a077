import {
  checkInquiry,
  checkOwnForm,
  envelope,
  type FormBlock,
  formNameOf,
  type Locale,
  localeCodes,
  ownForms,
  type Product,
  type Submission,
  type SubmittedLine,
} from '@lindero/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { formWords, genericWords } from '../i18n/form-words.ts'
import { blocksAt } from './page-place.ts'

export interface Place {
  locale: Locale
  page: string
}

export type ReadContent =
  /** `same` is equal for what is the same, whatever staff change meanwhile. */
  | { kind: 'content'; content: Submission['content']; same: string }
  | { kind: 'invalid'; form: string | null; problems: Record<string, string> }
  | { kind: 'refused'; refusal: 'formGone' | 'notReady' }

type Fields = Readonly<Record<string, unknown>>

/** Finds out which form was sent, and checks it by the rules of that form. */
export function readContent(fields: Fields, place: Place, catalogue: Catalogue | null): ReadContent {
  const form = fields[envelope.form]
  if (form === undefined || form === '') return readInquiry(fields, place, catalogue)
  if (!catalogue) return { kind: 'refused', refusal: 'notReady' }
  const block = typeof form === 'string' ? formCalled(form, catalogue, place.page) : null
  return block ? readOwnForm(fields, place, catalogue, block) : { kind: 'refused', refusal: 'formGone' }
}

function readInquiry(fields: Fields, { locale }: Place, catalogue: Catalogue | null): ReadContent {
  const checked = checkInquiry(fields)
  if (!checked.ok) {
    const said = checked.problems.map(({ field, problem }) => [field, formWords[locale][problem]])
    return { kind: 'invalid', form: null, problems: Object.fromEntries(said) }
  }
  const { lines, ...inquiry } = checked.inquiry
  const named = lines.map((line): SubmittedLine => ({ ...line, ...namesOf(catalogue, locale, line.product) }))
  return { kind: 'content', content: { kind: 'inquiry', inquiry, lines: named }, same: JSON.stringify(checked.inquiry) }
}

/** A product that is no longer published keeps its number; the desk may still know it. */
function namesOf(catalogue: Catalogue | null, locale: Locale, publicId: number): Pick<SubmittedLine, 'styleNo' | 'name'> {
  const inLanguage = (code: Locale): Product | undefined => catalogue?.locales[code].productByPublicId.get(publicId)
  const product = inLanguage(locale) ?? localeCodes.map(inLanguage).find(Boolean)
  return { styleNo: product?.styleNo ?? '', name: product?.name ?? '' }
}

/** By its name; where a page has one form only it is that one, also when staff renamed it after the page was opened. */
function formCalled(name: string, catalogue: Catalogue, page: string): (FormBlock & { called: string }) | null {
  const blocks = blocksAt(catalogue, page)
  const forms = ownForms(blocks).map((form) => ({ ...form, called: formNameOf(blocks, form) }))
  return forms.find(({ called }) => called === name) ?? (forms.length === 1 ? (forms[0] ?? null) : null)
}

function readOwnForm(fields: Fields, place: Place, catalogue: Catalogue, block: FormBlock & { called: string }): ReadContent {
  const { messageLanguage } = catalogue.locales[place.locale].forms
  const words = genericWords(place.locale, messageLanguage)
  const checked = checkOwnForm(block.fields, fields)
  const found = new Map([...checked.problems, ...filesMissing(block, fields)].map(({ field, problem }) => [field, problem]))
  if (found.size > 0) {
    // In the order of the form: the first one gets the focus.
    const said = block.fields.flatMap(({ name }) => {
      const problem = found.get(name)
      return problem ? [[name, words[problem]]] : []
    })
    return { kind: 'invalid', form: block.called, problems: Object.fromEntries(said) }
  }
  const values = checked.values.map(({ field: { name, label, type }, value }) => ({ name, label, type, value }))
  const same = JSON.stringify([place.page, ...checked.values.map(({ field, value }) => [field.name, value])])
  return { kind: 'content', content: { kind: 'form', form: block.called, values }, same }
}

function filesMissing({ fields: of }: FormBlock, fields: Fields): { field: string; problem: 'required' }[] {
  const files = fields[envelope.files]
  const hasFiles = Array.isArray(files) ? files.length > 0 : Boolean(files)
  const wanted = of.filter(({ type, required }) => type === 'file' && required)
  return hasFiles ? [] : wanted.map(({ name }) => ({ field: name, problem: 'required' }))
}
