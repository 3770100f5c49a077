import { closureKinds, type Locale, logoMethods, materialFamilies, type Product, routes, services } from '@lindero/contract'
import type { SpecRow } from '../../blocks/spec-table/spec-table.tsx'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import { fill, formatNumber, formatRange } from '../../i18n/format.ts'
import { dayOf } from '../blocks-data/certificate.ts'
import { daysText } from '../blocks-data/lead-time.ts'
import type { AllWords } from '../words.ts'
import { sizeRows } from './size-rows.ts'

export interface SpecGroup {
  caption: string
  rows: SpecRow[]
  /** Leads to the page that says more. */
  more?: { label: string; href: string }
}

/** The specification in groups; a row without a value is left out, and so is a group without rows. */
export function specificationGroups(product: Product, content: LocaleCatalogue, locale: Locale, words: AllWords): SpecGroup[] {
  const { specification: names } = words
  const groups: SpecGroup[] = [
    { caption: names.size, rows: sizeRows(product, locale, words) },
    { caption: names.materials, rows: materialRows(product, locale, words) },
    { caption: names.construction, rows: constructionRows(product, locale, words) },
    {
      caption: names.customising,
      rows: [
        { name: names.service, value: product.services.map((service) => services[service][locale]).join('; ') },
        { name: names.logoMethods, value: product.logoMethods.map((method) => logoMethods[method][locale]).join(', ') },
      ],
    },
    { caption: names.order, rows: orderRows(product, locale, words) },
    {
      caption: names.certificates,
      rows: certificateRows(product, content, locale, words),
      ...register(content, locale, words),
    },
  ]
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.value) }))
    .filter((group) => group.rows.length > 0)
}

/** As staff name it, else its family. */
export function outerMaterial({ outer, family }: Product['materials'], locale: Locale): string {
  return outer || (family ? materialFamilies[family][locale] : '')
}

function materialRows({ materials }: Product, locale: Locale, { specification: names, units }: AllWords): SpecRow[] {
  const { thicknessMm } = materials
  return [
    { name: names.outer, value: outerMaterial(materials, locale) },
    { name: names.grade, value: materials.grade },
    { name: names.thickness, value: thicknessMm ? `${formatRange(locale, thicknessMm, 1)} ${units.mm}` : '' },
    { name: names.lining, value: materials.lining },
    { name: names.thread, value: materials.thread },
    { name: names.edgeFinish, value: materials.edgeFinish },
  ]
}

function constructionRows(
  { construction, colourways }: Product,
  locale: Locale,
  { specification: names }: AllWords,
): SpecRow[] {
  const { closureKind } = construction
  return [
    { name: names.closure, value: construction.closure || (closureKind ? closureKinds[closureKind][locale] : '') },
    { name: names.pocketsInside, value: construction.pocketsInside },
    { name: names.pocketsOutside, value: construction.pocketsOutside },
    { name: names.hardware, value: construction.hardwareMaterial },
    { name: names.hardwareFinish, value: construction.hardwareFinish },
    { name: names.zip, value: construction.zip },
    { name: names.colourways, value: colourways.map((colour) => colour.name).join(', ') },
  ]
}

function orderRows({ moq, sampleDays, bulkDays, season, trade }: Product, locale: Locale, words: AllWords): SpecRow[] {
  const { specification: names } = words
  const minimum = moq.perColour > 0 ? names.moqValue : names.moqStyle
  const figures = { style: formatNumber(locale, moq.perStyle), colour: formatNumber(locale, moq.perColour) }
  return [
    { name: names.moq, value: moq.perStyle > 0 ? fill(minimum, figures) : '' },
    { name: names.sample, value: sampleDays.max > 0 ? daysText(locale, words, sampleDays) : '' },
    { name: names.bulk, value: bulkDays.max > 0 ? daysText(locale, words, bulkDays) : '' },
    { name: names.season, value: season },
    { name: names.payment, value: trade.payment },
  ]
}

/** The way to the page where certificates are shown, where there is one. */
function register({ fixedPage }: LocaleCatalogue, locale: Locale, words: AllWords): Pick<SpecGroup, 'more'> {
  const page = fixedPage.get('honor')
  if (!page) return {}
  return { more: { label: words.specification.allCertificates, href: routes.page.href(locale, { id: page.slug }) } }
}

function certificateRows(product: Product, content: LocaleCatalogue, locale: Locale, words: AllWords): SpecRow[] {
  return product.certificates.flatMap((id) => {
    const certificate = content.certificates.get(id)
    if (!certificate) return []
    const date = dayOf(locale, certificate.validUntil)
    const facts = [certificate.number, date && fill(words.certificate.validUntilShort, { date })]
    return [{ name: certificate.name, value: facts.filter(Boolean).join(', ') || certificate.scope }]
  })
}
