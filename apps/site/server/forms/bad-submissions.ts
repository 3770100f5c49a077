import { formRefusals } from '../../i18n/form-refusals.ts'
import { formsEn } from '../../i18n/forms-en.ts'
import { encoded, goodInquiry, json } from './sample-forms.ts'

/** What comes wrong, the status it gets and the sentence it hears, in English. */
export type BadSubmission = [what: string, request: () => RequestInit, status: number, says: string]

const jsonType = { 'content-type': 'application/json' }
const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const but = (other: Record<string, unknown>) => () => json({ ...goodInquiry, ...other })
const without = (name: keyof typeof goodInquiry) => () => json({ ...goodInquiry, [name]: undefined })
const raw =
  (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = jsonType) =>
  () => ({ body, headers })
const lines = (line: Record<string, unknown>) => but({ lines: [{ product: 1001, colours: [], ...line }] })
const { contentType, tooLarge, broken, keyForm, filesMany, filesGone, filesInside, formGone } = formRefusals
const goodPairs = { ...goodInquiry, consent: 'on' }
const own = { _form: 'Ask for swatches', _page: '/every-block', email: 'a@b.example' }
const bytes = (...parts: (string | number[])[]) => new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

const missing: BadSubmission[] = [
  ['no name', without('name'), 422, formsEn.name],
  ['no email', without('email'), 422, formsEn.email],
  ['no phone', without('phone'), 422, formsEn.phone],
  ['no country', without('country'), 422, formsEn.country],
  ['no message', without('message'), 422, formsEn.message],
  ['no consent', without('consent'), 422, formsEn.consent],
  ['nothing at all', () => json({}), 422, formsEn.name],
  ['an empty name', but({ name: '' }), 422, formsEn.name],
  ['a name of spaces', but({ name: ' \t ' }), 422, formsEn.name],
  ['an empty message', but({ message: ' \n\n ' }), 422, formsEn.message],
  ['an empty country', but({ country: '' }), 422, formsEn.country],
  ['null for a name', but({ name: null }), 422, formsEn.name],
  ['consent refused', but({ consent: false }), 422, formsEn.consent],
  ['consent as a word', but({ consent: 'true' }), 422, formsEn.consent],
]

const tooLong: BadSubmission[] = [
  ['a name of 101 letters', but({ name: 'n'.repeat(101) }), 422, formsEn.tooLong],
  ['an email of 255 letters', but({ email: `${'e'.repeat(240)}@marsh.example.com` }), 422, formsEn.tooLong],
  ['a phone number of 31 digits', but({ phone: '1'.repeat(31) }), 422, formsEn.tooLong],
  ['a message of 5,001 letters', but({ message: 'm'.repeat(5001) }), 422, formsEn.tooLong],
  ['a company of 121 letters', but({ company: 'c'.repeat(121) }), 422, formsEn.tooLong],
  ['a role of 81 letters', but({ role: 'r'.repeat(81) }), 422, formsEn.tooLong],
  ['101 lines', but({ lines: Array.from({ length: 101 }, () => ({ product: 1, colours: [] })) }), 422, formsEn.tooLong],
  ['31 colours', lines({ colours: Array.from({ length: 31 }, () => ({ quantity: 1 })) }), 422, formsEn.tooLong],
  ['a note of 501 letters', lines({ note: 'n'.repeat(501) }), 422, formsEn.tooLong],
]

const wrongValues: BadSubmission[] = [
  ['an email without @', but({ email: 'lena.marsh.example' }), 422, formsEn.email],
  ['an email without a domain', but({ email: 'lena@' }), 422, formsEn.email],
  ['an email with spaces', but({ email: 'lena marsh@marsh.example' }), 422, formsEn.email],
  ['two emails', but({ email: 'a@b.example, c@d.example' }), 422, formsEn.email],
  ['an email with a name', but({ email: 'Lena <lena@marsh.example>' }), 422, formsEn.email],
  ['a phone number of four digits', but({ phone: '12 34' }), 422, formsEn.phone],
  ['a phone number of letters', but({ phone: 'call me maybe' }), 422, formsEn.phone],
  ['a country that is none', but({ country: 'Atlantis' }), 422, formsEn.country],
  ['a code that is no country', but({ country: 'XX' }), 422, formsEn.country],
  ['a date in words', but({ wantedDate: 'next March' }), 422, formsEn.wantedDate],
  ['a day that does not exist', but({ wantedDate: '2027-02-30' }), 422, formsEn.wantedDate],
  ['a month that does not exist', but({ wantedDate: '2027-13-01' }), 422, formsEn.wantedDate],
  ['a way of contact we do not offer', but({ preferredContact: 'pigeon' }), 422, formsEn.choice],
  ['a quantity below nothing', lines({ colours: [{ quantity: -1 }] }), 422, formsEn.quantity],
  ['a broken quantity', lines({ colours: [{ quantity: 1.5 }] }), 422, formsEn.quantity],
  ['a quantity beyond all orders', lines({ colours: [{ quantity: 1e9 }] }), 422, formsEn.quantity],
  ['a quantity in words', lines({ colours: [{ quantity: '600' }] }), 422, formsEn.quantity],
]

const wrongTypes: BadSubmission[] = [
  ['a list for a name', but({ name: ['Lena'] }), 422, formsEn.name],
  ['a list for an email', but({ email: ['a@b.example'] }), 422, formsEn.email],
  ['an object for a name', but({ name: { first: 'Lena' } }), 422, formsEn.name],
  ['an object that pretends to be text', but({ message: { toString: 'x', length: 1 } }), 422, formsEn.message],
  ['a number for a phone number', but({ phone: 442079460123 }), 422, formsEn.phone],
  ['true for a message', but({ message: true }), 422, formsEn.message],
  ['a list for a country', but({ country: ['GB', 'ES'] }), 422, formsEn.country],
  ['a number for a company', but({ company: 7 }), 422, formsEn.unreadable],
  ['a number for a date', but({ wantedDate: 20270301 }), 422, formsEn.wantedDate],
  ['text for lines', but({ lines: 'all of them' }), 422, formsEn.unreadable],
  ['numbers for lines', but({ lines: [1001] }), 422, formsEn.unreadable],
  ['a line without a product', but({ lines: [{ colours: [] }] }), 422, formsEn.unreadable],
  ['a style number for a product', lines({ product: 'LD-1001' }), 422, formsEn.unreadable],
  ['a product no database could count to', lines({ product: 1e300 }), 422, formsEn.unreadable],
  ['a product below nothing', lines({ product: -1 }), 422, formsEn.unreadable],
  ['a line without colours', but({ lines: [{ product: 1001 }] }), 422, formsEn.unreadable],
  ['a list for everything', () => json([goodInquiry]), 422, broken.en],
  ['a text for everything', () => json('hello'), 422, broken.en],
  ['null for everything', () => json(null), 422, broken.en],
  ['a number for everything', () => json(42), 422, broken.en],
  ['lists in lists in lists', raw('['.repeat(50_000) + ']'.repeat(50_000)), 422, broken.en],
  ['objects in objects as a name', raw(`{"name":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`), 422, formsEn.name],
  ['a prototype instead of fields', raw(`{"__proto__":${JSON.stringify(goodInquiry)}}`), 422, formsEn.name],
]

const injections: BadSubmission[] = [
  ['a header in the name', but({ name: 'Lena\r\nBcc: all@marsh.example' }), 422, formsEn.name],
  ['a line end in the name', but({ name: 'Lena\nMarsh' }), 422, formsEn.name],
  ['a line separator in the name', but({ name: 'Lena\u2028Marsh' }), 422, formsEn.name],
  ['a header in the email', but({ email: 'lena@marsh.example\r\nBcc: all@marsh.example' }), 422, formsEn.email],
  ['an encoded header in the email', but({ email: 'lena@marsh.example%0ABcc:all@marsh.example' }), 422, formsEn.email],
  ['a header in the company', but({ company: 'Marsh\r\nX-Evil: 1' }), 422, formsEn.unreadable],
  ['script in the email', but({ email: '<script>alert(1)</script>@marsh.example' }), 422, formsEn.email],
  ['script in the phone number', but({ phone: '<script>alert()</script>' }), 422, formsEn.phone],
  ['script in the country', but({ country: '<script>alert(1)</script>' }), 422, formsEn.country],
  ['script in the date', but({ wantedDate: '<img src=x onerror=alert(1)>' }), 422, formsEn.wantedDate],
  ['script in a choice', but({ preferredContact: 'javascript:alert(1)' }), 422, formsEn.choice],
  ['a zero in the name', but({ name: 'Lena\u0000' }), 422, formsEn.name],
  ['a zero in the message', but({ message: 'We look\u0000' }), 422, formsEn.unreadable],
  ['an escape in the message', but({ message: '\u001b[2J' }), 422, formsEn.unreadable],
  ['half a letter in the message', raw(JSON.stringify(goodInquiry).replace('600', '\\ud800')), 422, formsEn.unreadable],
]

const unreadable: BadSubmission[] = [
  ['no type', () => ({ body: bytes(JSON.stringify(goodInquiry)) }), 415, contentType.en],
  ['plain text', raw(JSON.stringify(goodInquiry), { 'content-type': 'text/plain' }), 415, contentType.en],
  ['a type every object knows', raw('{}', { 'content-type': 'constructor' }), 415, contentType.en],
  ['another one', raw('{}', { 'content-type': '__proto__' }), 415, contentType.en],
  ['XML', raw('<inquiry/>', { 'content-type': 'application/xml' }), 415, contentType.en],
  ['a type that is like JSON', raw('{}', { 'content-type': 'application/jsonp' }), 415, contentType.en],
  ['another character set', raw('{}', { 'content-type': 'application/json; charset=utf-16' }), 415, contentType.en],
  ['a compressed body', raw('{}', { ...jsonType, 'content-encoding': 'gzip' }), 415, contentType.en],
  ['an empty body', raw(''), 400, broken.en],
  ['half of JSON', raw('{"name":"Lena'), 400, broken.en],
  ['JSON and more', raw('{} {}'), 400, broken.en],
  ['JavaScript instead of JSON', raw("{name:'Lena'}"), 400, broken.en],
  ['broken UTF-8 in JSON', raw(bytes('{"name":"', [0xc3, 0x28], '"}')), 400, broken.en],
  ['UTF-16 in JSON', raw(new Uint8Array(Buffer.from('\ufeff{"name":"Lena"}', 'utf16le'))), 400, broken.en],
  ['broken UTF-8 in a form', raw('name=%ff%fe', formType), 400, broken.en],
  ['a cut percent sign in a form', raw('name=100%', formType), 400, broken.en],
  ['broken UTF-8 in a form, unescaped', raw(bytes('name=', [0xff]), formType), 400, broken.en],
  ['broken JSON in the lines of a form', () => encoded({ ...goodPairs, lines: '[{' }), 400, broken.en],
  ['parts without a boundary', raw('--x--', { 'content-type': 'multipart/form-data' }), 400, broken.en],
  ['parts that never end', raw('--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nLena', multipart), 400, broken.en],
  [
    'a file inside the form',
    raw('--x\r\ncontent-disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n', multipart),
    422,
    filesInside.en,
  ],
  ['10 MB of spaces', raw(' '.repeat(10_000_000)), 413, tooLarge.en],
  ['10 MB of spaces as a name', but({ name: ' '.repeat(10_000_000) }), 413, tooLarge.en],
  ['200 KB of spaces as a name', but({ name: ' '.repeat(200_000) }), 422, formsEn.name],
  ['a form of 300 KB', () => encoded({ ...goodPairs, message: 'm'.repeat(300_000) }), 413, tooLarge.en],
]

const forms: BadSubmission[] = [
  ['the same field twice', () => encoded([...Object.entries(goodPairs), ['name', 'Otto']]), 422, formsEn.name],
  ['a form without fields', () => encoded({}, { accept: '*/*' }), 422, formsEn.name],
  [
    'a line whose quantity is no number',
    () => encoded({ ...goodPairs, 'lines[0][product]': '1001', 'lines[0][colours][0][quantity]': 'many' }),
    422,
    formsEn.quantity,
  ],
  ['a form of nobody’s', () => encoded({ ...own, _page: '/about-us' }), 422, formGone.en],
  ['a form of a page that is none', () => encoded({ ...own, _page: '/nowhere' }), 422, formGone.en],
  ['own form: a required field left empty', () => encoded({ ...own, email: ' ' }), 422, formsEn.required],
  ['own form: no email', () => encoded({ ...own, email: 'a@b' }), 422, formsEn.email],
  ['own form: a mobile number of ten digits', () => encoded({ ...own, mobile: '1381234567' }), 422, formsEn.mobile],
  ['own form: a mobile number that begins with 12', () => encoded({ ...own, mobile: '12812345678' }), 422, formsEn.mobile],
  ['own form: a choice that was not offered', () => encoded({ ...own, select: '3' }), 422, formsEn.choice],
  ['own form: a country that is none', () => encoded({ ...own, country: 'Atlantis' }), 422, formsEn.country],
  ['own form: a telephone without digits', () => encoded({ ...own, tel: 'call me' }), 422, formsEn.phone],
  ['own form: a text of 5,001 letters', () => encoded({ ...own, text: 't'.repeat(5001) }), 422, formsEn.tooLong],
  ['own form: two lines in a text of one', () => encoded({ ...own, text: 'a\r\nBcc: b@c.example' }), 422, formsEn.unreadable],
  ['own form: a list for a text', () => json({ ...own, text: ['a', 'b'] }), 422, formsEn.unreadable],
]

const surroundings: BadSubmission[] = [
  ['a key that is too short', () => json(goodInquiry, { 'idempotency-key': 'short' }), 422, keyForm.en],
  ['a key of 101 letters', () => json(goodInquiry, { 'idempotency-key': 'k'.repeat(101) }), 422, keyForm.en],
  ['a key with a path in it', () => json(goodInquiry, { 'idempotency-key': '../../../../etc/passwd' }), 422, keyForm.en],
  ['a key that is no text', but({ _key: 1234567890123456 }), 422, keyForm.en],
  ['six files', but({ _files: ['a', 'b', 'c', 'd', 'e', 'f'] }), 422, filesMany.en],
  ['a file nobody uploaded', but({ _files: ['0'.repeat(48)] }), 422, filesGone.en],
  ['a path as a file', but({ _files: ['../../secrets.json'] }), 422, filesGone.en],
  ['a number as a file', but({ _files: [7] }), 422, filesGone.en],
  ['an object as files', but({ _files: { id: 1 } }), 422, filesGone.en],
]

export const badSubmissions: BadSubmission[] = [
  ...missing,
  ...tooLong,
  ...wrongValues,
  ...wrongTypes,
  ...injections,
  ...unreadable,
  ...forms,
  ...surroundings,
]
