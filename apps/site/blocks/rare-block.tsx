import type { BlockType } from '@lindero/contract'
import type { ComponentType } from 'react'
import type { BlockData, ShownBlockOf } from './block-data.ts'
import type { CommonType } from './blocks.tsx'
import { CertificateRegister } from './certificate-register/certificate-register.tsx'
import { CustomisingOptions } from './customising-options/customising-options.tsx'
import { LeadTimeChart } from './lead-time-chart/lead-time-chart.tsx'
import { LogoWall } from './logo-wall/logo-wall.tsx'
import { ProcessSteps } from './process-steps/process-steps.tsx'
import { SwatchBook } from './swatch-book/swatch-book.tsx'
import { Timeline } from './timeline/timeline.tsx'

export type RareType = Exclude<BlockType, CommonType>

const views: { [Type in RareType]: ComponentType<{ data: BlockData[Type]; id: string }> } = {
  timeline: Timeline,
  certificateRegister: CertificateRegister,
  logoWall: LogoWall,
  processSteps: ProcessSteps,
  leadTimeChart: LeadTimeChart,
  customisingOptions: CustomisingOptions,
  swatches: SwatchBook,
}

export interface RareBlockProps {
  block: ShownBlockOf<RareType>
  id: string
}

/** The large parts that company pages are made of. A page that seldom holds one need not carry them all. */
export function RareBlock({ block, id }: RareBlockProps) {
  return draw(block, id)
}

function draw<Type extends RareType>({ type, data }: ShownBlockOf<Type>, id: string) {
  const View: ComponentType<{ data: BlockData[Type]; id: string }> = views[type]
  return <View id={id} data={data} />
}
