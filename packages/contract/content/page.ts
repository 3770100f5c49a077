import type { Block } from './blocks.ts'
import type { Seo } from './seo.ts'

/** Pages that exist always: staff change their words, not their address. */
export const fixedPages = [
  'about-us',
  'honor',
  'factory-tour',
  'partner-brands',
  'timely-delivery',
  'precision-processes',
  'customized',
  'contact',
] as const

export type FixedPage = (typeof fixedPages)[number]

/** A page made of blocks, at `/{slug}`. */
export interface Page {
  id: number
  /** Set for a page that exists always; its slug is then this key in every language. */
  fixed: FixedPage | null
  slug: string
  title: string
  blocks: Block[]
  seo: Seo
  updatedAt: string
}
