import { countryOf, type Submission } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { personOf } from '../person.ts'
import { withProducts } from './with-products.ts'

type Answers = Extract<Submission['content'], { kind: 'form' }>['values']

/** A submission as it is kept. */
export async function asDocument(req: PayloadRequest, submission: Submission, number: number) {
  const { key, receivedAt, locale, page, content, spam, sender } = submission
  const buyer = content.kind === 'inquiry' ? content.inquiry : buyerOf(content.values)
  return {
    ...buyer,
    ...(content.kind === 'form'
      ? { form: content.form, answers: content.values }
      : { lines: await withProducts(req, content.lines, locale) }),
    key,
    receivedAt,
    locale,
    page,
    reference: `INQ-${1000 + number}`,
    person: personOf(buyer.email),
    status: spam.suspected ? 'spam' : 'new',
    spamScore: spam.score,
    spamReasons: spam.reasons,
    senderAddress: sender.address,
    senderAgent: sender.userAgent,
  }
}

/** Who filled in a form of staff's own: told by the kinds of its fields, and a name by what the field is called. */
function buyerOf(answers: Answers) {
  const first = (fits: (answer: Answers[number]) => boolean) =>
    answers.find((one) => fits(one) && one.value !== '')?.value ?? ''
  const country = first(({ type }) => type === 'country')
  return {
    name: first(({ name, type }) => type === 'text' && /^(full-?)?name$|^nombre/i.test(name)),
    email: first(({ type }) => type === 'email'),
    phone: first(({ type }) => type === 'tel' || type === 'mobile'),
    country: countryOf(country) ?? country,
    message: first(({ type }) => type === 'textarea'),
    consent: answers.some(({ type, value }) => type === 'consent' && value !== ''),
  }
}
