import type { Product, Range } from '@lindero/contract'
import type { Certification, PropertyValue, QuantitativeValue } from 'schema-dts'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import type { AllWords } from '../words.ts'

/** Units by their UN/CEFACT codes: the same in every language. */
const units = { centimetre: 'CMT', gram: 'GRM', piece: 'H87', day: 'DAY' }

/** What we call length is a bag's width to a search engine, and its width the depth. */
export function measuresOf({ size, weightG }: Product) {
  return {
    ...(size.lengthCm > 0 && { width: quantity(size.lengthCm, units.centimetre) }),
    ...(size.widthCm > 0 && { depth: quantity(size.widthCm, units.centimetre) }),
    ...(size.heightCm > 0 && { height: quantity(size.heightCm, units.centimetre) }),
    ...(weightG !== null && { weight: quantity(weightG, units.gram) }),
  }
}

function quantity(value: number, unitCode: string): QuantitativeValue {
  return { '@type': 'QuantitativeValue', value, unitCode }
}

/** Least quantities and times, as buyers ask for them. */
export function termsOf({ moq, sampleDays, bulkDays }: Product, { specification: names }: AllWords): PropertyValue[] {
  return [
    ...(moq.perStyle > 0 ? [{ ...property(names.moq), value: moq.perStyle, unitCode: units.piece }] : []),
    ...daysOf(names.sample, sampleDays),
    ...daysOf(names.bulk, bulkDays),
  ]
}

function daysOf(name: string, { min, max }: Range): PropertyValue[] {
  return max > 0 ? [{ ...property(name), minValue: min, maxValue: max, unitCode: units.day }] : []
}

function property(name: string) {
  return { '@type': 'PropertyValue', name } as const
}

export function certificationsOf(product: Product, content: LocaleCatalogue): Certification[] {
  return product.certificates.flatMap((id) => {
    const certificate = content.certificates.get(id)
    if (!certificate?.issuer) return []
    const { name, number, issuer, validUntil } = certificate
    return [
      {
        '@type': 'Certification' as const,
        name,
        issuedBy: { '@type': 'Organization' as const, name: issuer },
        ...(number && { certificationIdentification: number }),
        ...(validUntil && { expires: validUntil }),
      },
    ]
  })
}
