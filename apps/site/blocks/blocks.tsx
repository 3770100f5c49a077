import type { BlockType } from '@lindero/contract'
import type { ComponentType } from 'react'
import type { BlockData, ShownBlock, ShownBlockOf } from './block-data.ts'
import { CallToAction } from './call-to-action/call-to-action.tsx'
import { CertificateRegister } from './certificate-register/certificate-register.tsx'
import { CustomisingOptions } from './customising-options/customising-options.tsx'
import { Figures } from './figures/figures.tsx'
import { Form } from './form/form.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Hero } from './hero/hero.tsx'
import { LeadTimeChart } from './lead-time-chart/lead-time-chart.tsx'
import { LogoWall } from './logo-wall/logo-wall.tsx'
import { PictureText } from './picture-text/picture-text.tsx'
import { ProcessSteps } from './process-steps/process-steps.tsx'
import { ProductStrip } from './product-strip/product-strip.tsx'
import { Questions } from './questions/questions.tsx'
import { SwatchBook } from './swatch-book/swatch-book.tsx'
import { TextBlock } from './text-block/text-block.tsx'
import { Timeline } from './timeline/timeline.tsx'

interface BlockProps<Data> {
  data: Data
  id: string
}

/** Every type of the contract has a view here, or this does not compile. */
const views: { [Type in BlockType]: ComponentType<BlockProps<BlockData[Type]>> } = {
  hero: Hero,
  richText: TextBlock,
  pictureText: PictureText,
  gallery: Gallery,
  figures: Figures,
  timeline: Timeline,
  certificateRegister: CertificateRegister,
  logoWall: LogoWall,
  processSteps: ProcessSteps,
  leadTimeChart: LeadTimeChart,
  customisingOptions: CustomisingOptions,
  swatches: SwatchBook,
  faq: Questions,
  productStrip: ProductStrip,
  callToAction: CallToAction,
  form: Form,
}

/** Blocks in their order; each one's heading is named after its place (counted from `from`), so that it can be linked to. */
export function Blocks({ blocks, from = 1 }: { blocks: ShownBlock[]; from?: number }) {
  return blocks.map((block, index) => drawBlock(block, `part-${from + index}`))
}

function drawBlock<Type extends BlockType>({ type, data }: ShownBlockOf<Type>, id: string) {
  const View: ComponentType<BlockProps<BlockData[Type]>> = views[type]
  return <View key={id} id={id} data={data} />
}
