import type { ClosureKind, ColourFamily, Incoterm, LogoMethod, MaterialFamily, ProductFamily, Service } from '../vocabulary.ts'
import type { Seo } from './seo.ts'

/** One style in one language. Lengths in centimetres, thickness in millimetres, weights in grams (product) and kilograms (carton). */
export interface Product {
  id: number
  /** Digits of the public address; never reused, also not after a delete. */
  publicId: number
  styleNo: string
  name: string
  slug: string
  categories: number[]
  family: ProductFamily | null
  services: Service[]
  season: string
  summary: string
  description: string
  /** Lower comes first in listings. */
  order: number
  /** `YYYY-MM-DD`, for "newest first". */
  introduced: string | null
  size: { lengthCm: number; widthCm: number; heightCm: number }
  drop: Drop
  weightG: number | null
  materials: Materials
  construction: Construction
  colourways: Colourway[]
  logoMethods: LogoMethod[]
  moq: { perStyle: number; perColour: number }
  sampleDays: Range
  bulkDays: Range
  packaging: string
  carton: Carton | null
  trade: Trade
  certificates: number[]
  related: number[]
  faq: QuestionAnswer[]
  seo: Seo
  updatedAt: string
}

/** Null where the bag has no such handle or strap. */
export interface Drop {
  handleCm: number | null
  strapMinCm: number | null
  strapMaxCm: number | null
  strapDetachable: boolean
}

export interface Materials {
  family: MaterialFamily | null
  outer: string
  grade: string
  thicknessMm: Range | null
  lining: string
  thread: string
  edgeFinish: string
}

export interface Construction {
  closureKind: ClosureKind | null
  closure: string
  pocketsInside: string
  pocketsOutside: string
  hardwareMaterial: string
  hardwareFinish: string
  zip: string
}

export interface Colourway {
  /** Stable within the product; used in the address (`?colour=`). */
  key: string
  name: string
  swatch: string
  family: ColourFamily | null
  pantone: string | null
  images: number[]
}

export interface Range {
  min: number
  max: number
}

export interface Carton {
  pieces: number
  lengthCm: number
  widthCm: number
  heightCm: number
  grossKg: number
}

export interface Trade {
  hsCode: string | null
  origin: string
  port: string
  incoterms: Incoterm[]
  payment: string
}

export interface QuestionAnswer {
  question: string
  answer: string
}
