import type { Company } from '@lindero/contract'
import type { Reader } from './reader.ts'

export function publishCompany(document: Reader): Company | null {
  const legalName = document.text('legalName')
  if (!legalName) return null
  return {
    legalName,
    shortName: document.text('shortName') || legalName,
    founded: document.number('founded'),
    tagline: document.text('tagline'),
    description: document.text('description'),
    addresses: document.rows('addresses').map((row) => ({
      kind: row.text('kind'),
      lines: row.text('lines'),
      phone: row.text('phone'),
      email: row.text('email'),
      hours: row.text('hours'),
      directions: row.text('directions'),
    })),
    fictional: document.boolean('fictional'),
  }
}
