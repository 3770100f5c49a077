import { type Locale, localeCodes } from '../locales.ts'

/** ISO 3166-1, the two-letter codes. Names are asked of the platform, in each of our languages. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
export const countryCodes: readonly string[] = codes.split(' ')

/** What people write beside the names the platform knows. */
const alsoCalled: Record<string, string> = {
  AE: 'UAE, EAU, Emirates, Emiratos, Emiratos Árabes',
  BA: 'Bosnia',
  BY: 'Bielorrusia',
  CD: 'DRC, DR Congo, Democratic Republic of the Congo, República Democrática del Congo',
  CG: 'Congo, Republic of the Congo, República del Congo',
  CI: 'Ivory Coast, Costa de Marfil',
  CN: 'PRC, Mainland China, China continental, People’s Republic of China, República Popular China',
  CV: 'Cape Verde',
  CZ: 'Czech Republic, República Checa, Rep. Checa',
  GB: 'UK, Great Britain, Britain, Gran Bretaña, England, Inglaterra, Scotland, Escocia, Wales, Gales, Northern Ireland, Irlanda del Norte',
  IE: 'Republic of Ireland, República de Irlanda, Eire',
  KR: 'Korea, Corea, Republic of Korea, República de Corea',
  MK: 'Macedonia',
  MM: 'Burma, Birmania',
  MO: 'Macau',
  NL: 'Holland, Holanda',
  PS: 'Palestine, Palestina',
  RU: 'Russian Federation, Federación Rusa',
  SA: 'KSA',
  SZ: 'Swaziland, Suazilandia',
  TL: 'East Timor, Timor Oriental',
  TR: 'Turkey',
  US: 'USA, EE. UU., America, United States of America, Estados Unidos de América',
  VA: 'Vatican, Vaticano',
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

/** The country somebody wrote: its code, or a name in any of our languages, whatever its case, accents, points and spaces. */
export function countryOf(written: string): string | null {
  known ??= new Map([...localeCodes.flatMap(namesIn), ...otherNames(), ...codesThemselves()])
  return known.get(folded(written)) ?? null
}

function namesIn(locale: Locale): [string, string][] {
  const styles = (['long', 'short'] as const).map((style) => new Intl.DisplayNames([locale], { type: 'region', style }))
  return countryCodes.flatMap((code) => styles.map((names): [string, string] => [folded(names.of(code) ?? code), code]))
}

function otherNames(): [string, string][] {
  return Object.entries(alsoCalled).flatMap(([code, names]) =>
    names.split(', ').map((name): [string, string] => [folded(name), code]),
  )
}

function codesThemselves(): [string, string][] {
  return countryCodes.map((code) => [folded(code), code])
}

function folded(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const bare = words.replace(/^(?:the|el|la|los|las) /, '').replace(/\bsaint /g, 'st ')
  return bare.replace(/ (?:and|y|e) /g, ' ').replaceAll(' ', '')
}
