import { type Company, guardAddress } from '@lindero/contract'
import { weekdays } from '../../globals/weekdays.ts'
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
    addresses: document.rows('addresses').map(readAddress),
    phones: document.rows('phones').map((row) => ({ label: row.text('label'), number: row.text('number') })),
    emails: document.rows('emails').map((row) => ({ label: row.text('label'), address: row.text('address') })),
    social: document.rows('social').flatMap(readSocial),
    holidays: document.rows('holidays').flatMap(readHoliday),
    legalLine: document.text('legalLine'),
    registration: document.text('registration'),
    fictional: document.boolean('fictional'),
  }
}

function readAddress(row: Reader): Company['addresses'][number] {
  return {
    kind: row.text('kind'),
    lines: row.text('lines'),
    phone: row.text('phone'),
    email: row.text('email'),
    hours: row.text('hours'),
    directions: row.text('directions'),
    countryCode: row.text('countryCode'),
    timeZone: row.text('timeZone'),
    openingHours: row
      .rows('openingHours')
      .map((hours) => ({ days: hours.manyOf(weekdays, 'days'), opens: hours.text('opens'), closes: hours.text('closes') })),
  }
}

function readSocial(row: Reader): Company['social'] {
  const verdict = guardAddress(row.text('href'), { external: true })
  return verdict.ok ? [{ label: row.text('label'), href: verdict.href }] : []
}

function readHoliday(row: Reader): Company['holidays'] {
  const from = row.day('from')
  const until = row.day('until')
  return from && until ? [{ name: row.text('name'), from, until }] : []
}
