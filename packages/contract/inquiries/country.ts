import { type Locale, localeCodes } from '../locales.ts'

/** ISO 3166-1, the two-letter codes. Names are asked of the platform, in each of our languages. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
export const countryCodes: readonly string[] = codes.split(' ')

/** What people write beside the official name. */
const alsoCalled: Record<string, string> = {
  uk: 'GB',
  usa: 'US',
  eeuu: 'US',
  'ee uu': 'US',
  'great britain': 'GB',
  uae: 'AE',
  holland: 'NL',
  holanda: 'NL',
}

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}

/** Names in the order of the language. */
export function countryNames(locale: Locale): { code: string; name: string }[] {
  const names = countryCodes.map((code) => ({ code, name: countryName(code, locale) }))
  return names.sort((one, other) => one.name.localeCompare(other.name, locale))
}

let known: Map<string, string> | undefined

/** The country somebody wrote: its code, or its name in any of our languages, without regard to case and accents. */
export function countryOf(written: string): string | null {
  known ??= new Map([
    ...localeCodes.flatMap((locale) => countryCodes.map((code): [string, string] => [folded(countryName(code, locale)), code])),
    ...countryCodes.map((code): [string, string] => [folded(code), code]),
    ...Object.entries(alsoCalled),
  ])
  return known.get(folded(written)) ?? null
}

function folded(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
