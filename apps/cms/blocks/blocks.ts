import type { BlockType } from '@lindero/contract'
import type { Block } from 'payload'
import { callToAction } from './call-to-action.ts'
import { certificateRegister } from './certificate-register.ts'
import { customisingOptions } from './customising-options.ts'
import { faq } from './faq.ts'
import { figures } from './figures.ts'
import { form } from './form.ts'
import { gallery } from './gallery.ts'
import { hero } from './hero.ts'
import { leadTimeChart } from './lead-time-chart.ts'
import { logoWall } from './logo-wall.ts'
import { pictureText } from './picture-text.ts'
import { processSteps } from './process-steps.ts'
import { productStrip } from './product-strip.ts'
import { richTextBlock } from './rich-text.ts'
import { swatches } from './swatches.ts'
import { timeline } from './timeline.ts'

/** The parts pages are built of, in the order the desk offers them. A type of the contract without one does not compile. */
const byType: Record<BlockType, Block> = {
  hero,
  richText: richTextBlock,
  pictureText,
  gallery,
  figures,
  timeline,
  processSteps,
  leadTimeChart,
  customisingOptions,
  swatches,
  certificateRegister,
  logoWall,
  faq,
  productStrip,
  callToAction,
  form,
}

// A second name beside the title would only puzzle.
export const blocks: Block[] = Object.values(byType).map((block) => ({ ...block, admin: { disableBlockName: true } }))
