import { expect, test } from 'vitest'
import { sampleInquiry } from '../sample-inquiry.ts'
import { builtIn, templateNames } from './built-in.ts'
import { fill, oneLine } from './fill.ts'
import { placeValues, valuesForBuyer } from './place-values.ts'
import { unknownPlace } from './places.ts'
import { writeMail } from './write-mail.ts'

const setting = { locale: 'en', link: 'https://www.house.example/admin/collections/inquiries/7', house: 'Lindero' } as const
const values = placeValues(sampleInquiry('en'), setting)

test('G-8 a place without a value leaves no hole', () => {
  expect(fill('A\n\n{lines}\n\nB', { ...values, lines: '' })).toBe('A\n\nB')
})

test('G-8 an unknown place stays as it was written', () => {
  expect(fill('{name} {toString} {nothing}', values)).toBe('Ana Ruiz {toString} {nothing}')
  expect([unknownPlace('{name} {toString}'), unknownPlace('{name} { x }')]).toEqual(['{toString}', null])
})

test.each(['a\r\nBcc: b', 'a\nb', 'a\u2028b', 'a\u0085b', 'a\0b'])('G-8 a subject is one line: %j', (text) => {
  expect(oneLine(text)).toMatch(/^a (Bcc: )?b$/)
})

test.each(['Win at http://evil.example', 'www.evil.example', 'evil.example/win', 'a@b'])(
  'F-7 G-8 a name that is an advertisement does not travel in our confirmation: %s',
  (name) => {
    expect(valuesForBuyer({ ...sampleInquiry('en'), name }, setting).name).toBe('customer')
    expect(placeValues({ ...sampleInquiry('en'), name }, setting).name).toBe(name)
  },
)

test.each(templateNames.flatMap((name) => (['en', 'es'] as const).map((locale) => [name, locale] as const)))(
  'G-8 the built-in %s in %s fills every place',
  (name, locale) => {
    const mail = writeMail(builtIn[name][locale], placeValues(sampleInquiry(locale), { ...setting, locale }), locale)
    expect(mail.subject).toContain('INQ-1001')
    expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]/)
    expect(mail.html).toContain(`<html lang="${locale}">`)
  },
)
