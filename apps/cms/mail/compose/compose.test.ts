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

const advertisements = [
  'Win at http://evil.example',
  'www.evil.example',
  'evil.example/win',
  'a@b',
  'You won, see evil.example',
  'evil\uFF0Eexample',
  'evil。example',
  'evil.\u200Bexample',
  '192.0.2.7',
  'Call +34 600 000 000',
  `You won ${'very '.repeat(20)}much`,
]

test.each(advertisements)('F-7 G-8 a name that is an advertisement does not travel in our confirmation: %s', (name) => {
  expect(valuesForBuyer({ ...sampleInquiry('en'), name }, setting).name).toBe('customer')
  expect(placeValues({ ...sampleInquiry('en'), name }, setting).name).toBe(name)
})

test.each(['Ana Ruiz', 'J. R. O’Brien-Núñez', 'Dr. 王小明', 'Ana {reference}'])('G-8 an ordinary name stays: %s', (name) => {
  expect(valuesForBuyer({ ...sampleInquiry('en'), name }, setting).name).toBe(name)
})

test('F-7 G-8 the list and the files of a confirmation hold no words of the sender that lead anywhere; sales read them all', () => {
  const sample = sampleInquiry('en')
  const colours = advertisements.map((colour) => ({ colour, quantity: 5 }))
  const [line] = sample.lines
  if (!line) throw new Error('The sample has a line.')
  const inquiry = {
    ...sample,
    company: 'evil.example',
    lines: [
      { ...line, note: 'See evil.example' },
      { ...line, colours, logoMethod: 'evil', note: '' },
    ],
    files: [...sample.files, { name: 'see-evil.example.pdf', type: 'application/pdf', size: 1 }],
  }
  const told = valuesForBuyer(inquiry, setting)
  expect(told.files).toBe('Files: 2')
  expect(told.lines.split('\n')).toEqual([
    'Inquiry list:',
    '- LD-204 Alba',
    '  Cognac: 300 pieces',
    '  Logo: Deboss',
    '- LD-204 Alba',
    ...advertisements.map(() => '  –: 5 pieces'),
  ])
  expect(`${told.sender}${told.company}`).not.toContain('evil')
  const { lines, files } = placeValues(inquiry, setting)
  for (const part of ['Note: See evil.example', 'Logo: evil', ...advertisements]) expect(lines).toContain(part)
  expect(files).toBe('Files: tech-pack.pdf, see-evil.example.pdf')
})

test.each(templateNames.flatMap((name) => (['en', 'es'] as const).map((locale) => [name, locale] as const)))(
  'G-8 the built-in %s in %s fills every place',
  (name, locale) => {
    const mail = writeMail(builtIn[name][locale], placeValues(sampleInquiry(locale), { ...setting, locale }), locale)
    expect(mail.subject).toContain('INQ-1001')
    expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]/)
    expect(mail.html).toContain(`<html lang="${locale}">`)
  },
)
