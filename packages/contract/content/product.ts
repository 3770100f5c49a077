import type { Seo } from './seo.ts'

/** One style in one language. Lengths in centimetres, weights in grams (product) and kilograms (carton). */
export interface Product {
  id: number
  /** Digits of the public address; never reused, also not after a delete. */
  publicId: number
  styleNo: string
  name: string
  slug: string
  categories: number[]
  services: ('OEM' | 'ODM')[]
  season: string
  summary: string
  description: string
  /** Lower comes first in listings. */
  order: number
  size: { lengthCm: number; widthCm: number; heightCm: number }
  weightG: number | null
  materials: { outer: string; lining: string; edgeFinish: string }
  closure: string
  hardware: string
  colourways: Colourway[]
  moq: { perStyle: number; perColour: number }
  sampleDays: DayRange
  bulkDays: DayRange
  packaging: string
  carton: Carton | null
  hsCode: string | null
  seo: Seo
  updatedAt: string
}

export interface Colourway {
  /** Stable within the product; used in the address (`?colour=`). */
  key: string
  name: string
  swatch: string
  pantone: string | null
  images: number[]
}

export interface DayRange {
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
