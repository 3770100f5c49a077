import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@lindero/contract'

/** The shapes of the demo files beside this one. Every text stands in each language. */
export type Text = Record<Locale, string>

export interface DemoSeo {
  title: Text
  description: Text
  image?: string
}

export interface DemoPicture {
  file: string
  alt: Text
  focal?: { x: number; y: number }
}

export interface DemoCategory {
  key: string
  slug: Text
  name: Text
  intro: Text
  banner: string
  order: number
  seo: DemoSeo
}

export interface DemoProduct {
  id: number
  styleNo: string
  name: Text
  slug: Text
  service: string[]
  season: Text
  summary: Text
  description: Text
  dimensions: { lengthCm: number; widthCm: number; heightCm: number }
  weightG: number
  materials: { outer: Text; lining: Text; edgeFinish: Text }
  closure: Text
  hardware: Text
  colourways: { key: string; name: Text; swatch: string; pantone: string; images: string[] }[]
  moq: { perStyle: number; perColour: number }
  leadTime: { sampleDays: { min: number; max: number }; bulkDays: { min: number; max: number } }
  packaging: Text
  carton: { pieces: number; lengthCm: number; widthCm: number; heightCm: number; grossKg: number }
  hsCode: string
  categories: string[]
  seo: DemoSeo
}

export interface DemoHome {
  hero: { title: Text; text: Text; picture: string }
  statement: Text
  figures: { value: Text; label: Text }[]
  selected: { title: Text; products: number[] }
  craft: { title: Text; text: Text; points: Text[]; picture: string }
  steps: { title: Text; text: Text; items: { title: Text; text: Text }[] }
  call: { title: Text; text: Text }
  seo: DemoSeo
}

export const demoFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'demo')

export function readDemo<Content>(name: string): Content {
  return JSON.parse(readFileSync(path.join(demoFolder, 'content', `${name}.json`), 'utf8'))
}
