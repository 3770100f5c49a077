import { expect, test } from 'vitest'
import { checkInquiry } from './check-inquiry.ts'
import { checkOwnForm } from './own-form.ts'

const good = { name: 'Lena', phone: '+44 20 7946', country: 'DE', message: 'Hello', consent: true }

function inquiryEmail(email: string): string {
  const checked = checkInquiry({ ...good, email })
  return checked.ok ? checked.inquiry.email : (checked.problems[0]?.problem ?? '')
}

function ownEmail(mail: string): string {
  const field = { name: 'mail', label: '', help: '', type: 'email' as const, required: true, options: [] }
  const { values, problems } = checkOwnForm([field], { mail })
  return values[0]?.value ?? problems[0]?.problem ?? ''
}

test.each([
  ["o'brien@example.com"],
  ['a&b@x.com'],
  ['info@my--shop.com'],
  ['first.last+tag@mail.shop.co.uk'],
  ['info@xn--diseobolsos-9db.es'],
  ['x@shop.xn--p1ai'],
  ['info@diseñobolsos.es', 'info@xn--diseobolsos-4db.es'],
  ['Info@Diseñobolsos.es', 'Info@xn--diseobolsos-4db.es'],
  ['x@пример.рф', 'x@xn--e1afmkfd.xn--p1ai'],
])('F-1 %s is an address', (email, stored = email) => {
  expect(inquiryEmail(` ${email} `)).toBe(stored)
  expect(ownEmail(email)).toBe(stored)
})

test.each([
  ...['a', 'a@b', '@b.com', 'a@.com', 'a@b..com', 'a@-b.com', 'a..b@c.com', 'a b@c.com', 'a@b c.com', 'a@b@c.com', 'a@b@ñ.es'],
  ...['a@ñ.es/x', 'a@ñ.es:25', 'a@ñ', 'ñ@b.com', 'a@b.com>', '"a"@b.com', 'a@1.2.3.4', 'a@b.com,c@d.com', 'a@ñ .es'],
])('F-1 %s is none', (email) => {
  expect(inquiryEmail(email)).toBe('email')
  expect(ownEmail(email)).toBe('email')
})

test('F-1 controls are refused, and what is too long, also when only its ASCII name is', () => {
  expect(inquiryEmail('a\n@b.com')).toBe('email')
  expect(inquiryEmail('a\0@b.com')).toBe('email')
  expect(inquiryEmail(`${'a'.repeat(250)}@b.com`)).toBe('tooLong')
  expect(inquiryEmail(`${'a'.repeat(240)}@ñandú.es`)).toBe('tooLong')
  expect(ownEmail(`${'a'.repeat(240)}@ñandú.es`)).toBe('email')
})

test('F-1 a hostile address is refused at once', () => {
  const begun = performance.now()
  expect(inquiryEmail(`${'a.'.repeat(50_000)}@`)).toBe('tooLong')
  expect(inquiryEmail(`a@${'a-'.repeat(50_000)}`)).toBe('tooLong')
  expect(performance.now() - begun).toBeLessThan(500)
})
