import type { RichText } from './rich-text.ts'
import type { Seo } from './seo.ts'

/** A page made by staff, at `/{slug}`. */
export interface Page {
  id: number
  slug: string
  title: string
  lead: string
  picture: number | null
  body: RichText
  seo: Seo
  updatedAt: string
}
