import type { BrandKind, MaterialKind } from '../vocabulary.ts'
import type { Range } from './product.ts'

export interface Certificate {
  id: number
  /** Kept when the words change: demo content and imports refer to it. */
  key: string
  name: string
  number: string
  scope: string
  issuer: string
  covers: string
  note: string
  /** `YYYY-MM-DD` */
  validFrom: string | null
  validUntil: string | null
  scan: number | null
  order: number
}

export interface PartnerBrand {
  id: number
  key: string
  name: string
  kind: BrandKind | null
  since: number | null
  relation: string
  logo: number | null
  /** Only when staff opted in to lead visitors away. */
  href: string | null
  order: number
}

/** A swatch: leather, fabric, leather-free material or hardware finish. */
export interface Material {
  id: number
  key: string
  kind: MaterialKind
  name: string
  hex: string
  composition: string
  thicknessMm: Range | null
  care: string
  use: string
  moq: { value: number; unit: 'pieces' | 'metres' } | null
  picture: number | null
  order: number
}

export interface Question {
  id: number
  key: string
  question: string
  answer: string
  order: number
}
