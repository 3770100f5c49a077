import type { Seo } from './seo.ts'

export interface Category {
  id: number
  parent: number | null
  slug: string
  name: string
  intro: string
  banner: number | null
  order: number
  seo: Seo
  updatedAt: string
}
