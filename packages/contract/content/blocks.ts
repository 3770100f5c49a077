import type { LogoMethod } from '../vocabulary.ts'
import type { HeroLayout, StepLayout, SwatchLayout, Tone } from './block-choices.ts'
import type { Action } from './link.ts'
import type { Range } from './product.ts'
import type { RichText } from './rich-text.ts'

/** The parts pages are built of. Numbers are document ids; an empty list of a register means all of it. */
export type Block =
  | HeroBlock
  | RichTextBlock
  | PictureTextBlock
  | GalleryBlock
  | FiguresBlock
  | TimelineBlock
  | CertificateRegisterBlock
  | LogoWallBlock
  | ProcessStepsBlock
  | LeadTimeChartBlock
  | CustomisingOptionsBlock
  | SwatchesBlock
  | FaqBlock
  | ProductStripBlock
  | CallToActionBlock
  | FormBlock

export type BlockType = Block['type']

export interface HeroBlock {
  type: 'hero'
  layout: HeroLayout
  eyebrow: string
  title: string
  text: string
  picture: number | null
  actions: Action[]
}

export interface RichTextBlock {
  type: 'richText'
  tone: Tone
  body: RichText
}

export interface PictureTextBlock {
  type: 'pictureText'
  tone: Tone
  title: string
  body: RichText
  picture: number | null
  side: 'left' | 'right'
  actions: Action[]
}

export interface GalleryBlock {
  type: 'gallery'
  title: string
  pictures: { media: number; caption: string }[]
}

export interface FiguresBlock {
  type: 'figures'
  tone: Tone
  title: string
  items: { value: string; label: string }[]
}

export interface TimelineBlock {
  type: 'timeline'
  title: string
  items: { year: number; title: string; text: string; picture: number | null }[]
}

export interface CertificateRegisterBlock {
  type: 'certificateRegister'
  title: string
  intro: string
  certificates: number[]
}

export interface LogoWallBlock {
  type: 'logoWall'
  title: string
  intro: string
  brands: number[]
}

export interface ProcessStepsBlock {
  type: 'processSteps'
  layout: StepLayout
  title: string
  intro: string
  steps: { title: string; text: string; picture: number | null; facts: string[] }[]
}

export type LeadTimePhase = 'development' | 'bulk' | 'shipping'

export interface LeadTimeChartBlock {
  type: 'leadTimeChart'
  title: string
  intro: string
  stages: { phase: LeadTimePhase; label: string; note: string; days: Range }[]
}

export interface CustomisingOptionsBlock {
  type: 'customisingOptions'
  title: string
  intro: string
  groups: {
    title: string
    picture: number | null
    /** `method`: the way of putting a name on a bag that is drawn beside the words. */
    options: { label: string; text: string; method: LogoMethod | null; moq: number | null; extraDays: number | null }[]
  }[]
}

export interface SwatchesBlock {
  type: 'swatches'
  layout: SwatchLayout
  title: string
  intro: string
  materials: number[]
}

export interface FaqBlock {
  type: 'faq'
  title: string
  questions: number[]
}

export interface ProductStripBlock {
  type: 'productStrip'
  title: string
  products: number[]
  actions: Action[]
}

export interface CallToActionBlock {
  type: 'callToAction'
  title: string
  text: string
  actions: Action[]
}

export type FormFieldType = 'text' | 'email' | 'tel' | 'mobile' | 'country' | 'select' | 'textarea' | 'file' | 'consent'

export interface FormField {
  name: string
  type: FormFieldType
  label: string
  help: string
  required: boolean
  options: string[]
}

export interface FormBlock {
  type: 'form'
  /** The inquiry form of `/contact`, or fields of staff's own. */
  form: 'inquiry' | 'custom'
  title: string
  intro: string
  fields: FormField[]
  submitLabel: string
}
