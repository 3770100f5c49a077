import { expect, test } from 'vitest'
import { formsEn } from '../../../i18n/forms-en.ts'
import { formsEs } from '../../../i18n/forms-es.ts'
import { formsZh } from '../../../i18n/forms-zh.ts'
import { sampleForm } from '../sample-form.ts'
import { checkForm } from './check-form.ts'
import { withCodes } from './gather.ts'
import { inquiryOf } from './inquiry-payload.ts'

const good = { name: 'Lena', email: 'a@b.example', phone: '+44 20 7946', country: 'Alemania', message: 'Hello', consent: 'on' }
const pairs = (values: Record<string, string>) => Object.entries(values)

test('F-1 an empty inquiry is complained about field by field, in the words of the specification', () => {
  expect(checkForm(sampleForm(), [], formsEn)).toEqual({
    name: 'Please enter a name',
    email: 'Please enter the correct email address',
    phone: 'Please enter your phone number',
    country: 'Please enter the country',
    message: 'Please enter Message',
    consent: formsEn.consent,
  })
  expect(Object.keys(checkForm(sampleForm(), [], formsEs))[0]).toBe('name')
  expect(checkForm(sampleForm(), pairs(good), formsEn)).toEqual({})
})

test.each([
  ['name', 'x'.repeat(101), formsEn.tooLong],
  ['email', 'a@b', formsEn.email],
  ['phone', '12-34', formsEn.phone],
  ['country', 'Atlantis', formsEn.country],
  ['message', ' \n ', formsEn.message],
])('F-1 %s: %s', (name, value, expected) => {
  expect(checkForm(sampleForm(), pairs({ ...good, [name]: value }), formsEn)).toEqual({ [name]: expected })
})

const asked = (quantity: string) => ({
  ...good,
  ...{ 'lines[0][product]': '1001', 'lines[0][colours][0][colour]': 'Black', 'lines[0][colours][0][quantity]': quantity },
})

test.each(['300 pcs', '1.5', '1.500.000'])(
  'E-5 a quantity beside the form that is none is complained about (%s)',
  (written) => {
    expect(checkForm(sampleForm(), pairs(asked(written)), formsEn)).toEqual({ 'lines.0.colours.0.quantity': formsEn.quantity })
  },
)

test.each([
  ['1.500', [{ colour: 'Black', quantity: 1500 }]],
  ['1,500', [{ colour: 'Black', quantity: 1500 }]],
  ['', []],
])('E-5 a quantity beside the form is sent as it was meant (%s)', (written, colours) => {
  expect(inquiryOf(pairs(asked(written)), [])).toMatchObject({ lines: [{ product: 1001, colours }] })
})

test('F-2 F-3 generic rules, in the order of the form, in Chinese', () => {
  const form = sampleForm('Swatches', [
    ['shop', 'text', true],
    ['mobile', 'mobile', false],
    ['drawing', 'file', true],
    ['wish', 'textarea', true],
  ])
  expect(Object.entries(checkForm(form, pairs({ shop: ' ', mobile: '12345678901' }), formsZh))).toEqual([
    ['shop', '该内容不能为空'],
    ['mobile', '请填写有效的手机号码'],
    ['drawing', '该内容不能为空'],
    ['wish', '该内容不能为空'],
  ])
  const filled = pairs({ shop: 'a', mobile: '17712345678', wish: 'b', _files: 'f00' })
  expect(checkForm(form, filled, formsZh)).toEqual({})
})

test('F-1 a country is sent by its code, in whichever language it was written', () => {
  const form = sampleForm('Own', [['land', 'country', true]])
  expect(withCodes(pairs({ land: 'alemania', other: 'Germany' }), form)).toEqual([
    ['land', 'DE'],
    ['other', 'Germany'],
  ])
})
