import type { Certificate, Locale } from '@lindero/contract'
import type { CertificateData, CertificateRegisterData } from '../../blocks/certificate-register/certificate-register.tsx'
import { formatDate } from '../../i18n/format-date.ts'
import { pictureOf } from '../picture-of.ts'
import type { BlockContext } from './context.ts'

export function certificateData({ content, locale, words }: BlockContext, certificate: Certificate): CertificateData {
  const names = words.certificate
  const { validUntil } = certificate
  const scan = pictureOf(content, certificate.scan)
  const untilText = dayOf(locale, validUntil)
  const facts = [
    { name: names.number, value: certificate.number },
    { name: names.issuer, value: certificate.issuer },
    { name: names.covers, value: certificate.covers },
    { name: names.note, value: certificate.note },
    { name: names.validFrom, value: dayOf(locale, certificate.validFrom) },
  ]
  return {
    id: certificate.id,
    name: certificate.name,
    scope: certificate.scope,
    facts: facts.filter(({ value }) => value),
    validity: validUntil && untilText ? { until: validUntil, untilText } : null,
    scan: scan && { label: names.scan, href: scan.src },
  }
}

export function standingWords({ words: { certificate } }: BlockContext): CertificateRegisterData['words'] {
  const { validUntil, valid, ending, expired } = certificate
  return { validUntil, valid, ending, expired }
}

export function dayOf(locale: Locale, day: string | null): string {
  return day ? formatDate(locale, day) : ''
}
