import { expect, test } from 'vitest'
import { localeCodes } from '../locales.ts'
import { countryCodes, countryName, countryOf } from './country.ts'

const written: Record<string, readonly string[]> = {
  US: ['U.S.A.', 'usa', 'US', 'United States', 'The United States', 'United States of America', 'America', 'EE.UU.', 'EE. UU.'],
  GB: ['UK', 'U.K.', 'England', 'Inglaterra', 'Scotland', 'Escocia', 'Wales', 'Gales', 'Northern Ireland', 'el Reino Unido'],
  HK: ['Hong Kong', 'hongkong', 'Hong Kong SAR China'],
  TR: ['Turkey', 'Türkiye', 'turquia'],
  CZ: ['Czech Republic', 'the Czech Republic', 'República Checa', 'Chequia'],
  CI: ['Ivory Coast', 'Costa de Marfil', "Cote d'Ivoire"],
  NL: ['The Netherlands', 'Netherlands', 'Holland', 'Holanda', 'Los Países Bajos'],
  MO: ['Macau', 'Macao'],
  VN: ['Viet Nam', 'Vietnam'],
  KR: ['Korea', 'Corea', 'South Korea', 'Corea del Sur', 'Republic of Korea'],
  AE: ['UAE', 'U.A.E.', 'Emiratos Árabes', 'Emiratos Árabes Unidos', 'United Arab Emirates'],
  SV: ['El Salvador'],
  TT: ['Trinidad and Tobago', 'Trinidad y Tobago', 'Trinidad & Tobago'],
  LC: ['Saint Lucia', 'St. Lucia', 'Santa Lucía'],
  IN: ['India', 'la India'],
}
const cases = Object.entries(written).flatMap(([code, names]) => names.map((name): [string, string] => [name, code]))

test.each([...cases, ['Estados Unidos de América', 'US']])('F-1 %s is understood as %s', (name, code) => {
  expect(countryOf(name)).toBe(code)
})

test('F-1 every country is found by its code and by its names, and none hides another', () => {
  for (const code of countryCodes) {
    expect(countryOf(code)).toBe(code)
    for (const locale of localeCodes) expect(countryOf(countryName(code, locale))).toBe(code)
  }
})

test.each(['', ' ', 'Atlantis', 'the', 'x'])('F-1 “%s” is no country', (name) => {
  expect(countryOf(name)).toBeNull()
})
