import type { BlockType } from '@lindero/contract'
import type { CallToActionData } from './call-to-action/call-to-action.tsx'
import type { CertificateRegisterData } from './certificate-register/certificate-register.tsx'
import type { CustomisingOptionsData } from './customising-options/customising-options.tsx'
import type { FiguresData } from './figures/figures.tsx'
import type { FormBlockData } from './form/form-data.ts'
import type { GalleryData } from './gallery/gallery.tsx'
import type { HeroData } from './hero/hero.tsx'
import type { LeadTimeChartData } from './lead-time-chart/lead-time-chart.tsx'
import type { LogoWallData } from './logo-wall/logo-wall.tsx'
import type { PictureTextData } from './picture-text/picture-text.tsx'
import type { ProcessStepsData } from './process-steps/process-steps.tsx'
import type { ProductStripData } from './product-strip/product-strip.tsx'
import type { QuestionsData } from './questions/questions.tsx'
import type { SwatchBookData } from './swatch-book/swatch-book.tsx'
import type { TextBlockData } from './text-block/text-block.tsx'
import type { TimelineData } from './timeline/timeline.tsx'

/** What the view of each block is given: plain data, all references followed, all figures in words. */
export interface BlockData {
  hero: HeroData
  richText: TextBlockData
  pictureText: PictureTextData
  gallery: GalleryData
  figures: FiguresData
  timeline: TimelineData
  certificateRegister: CertificateRegisterData
  logoWall: LogoWallData
  processSteps: ProcessStepsData
  leadTimeChart: LeadTimeChartData
  customisingOptions: CustomisingOptionsData
  swatches: SwatchBookData
  faq: QuestionsData
  productStrip: ProductStripData
  callToAction: CallToActionData
  form: FormBlockData
}

export type ShownBlockOf<Type extends BlockType> = { [Each in Type]: { type: Each; data: BlockData[Each] } }[Type]

/** A block ready to be drawn. */
export type ShownBlock = ShownBlockOf<BlockType>
