import type { BlockType } from '@lindero/contract'
import type { ComponentType } from 'react'
import type { BlockData, ShownBlock, ShownBlockOf } from './block-data.ts'
import { CallToAction } from './call-to-action/call-to-action.tsx'
import { Figures } from './figures/figures.tsx'
import { FormWhenNeeded } from './form-when-needed.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Hero } from './hero/hero.tsx'
import { PictureText } from './picture-text/picture-text.tsx'
import { ProductStrip } from './product-strip/product-strip.tsx'
import { Questions } from './questions/questions.tsx'
import type { RareBlockProps } from './rare-block.tsx'
import { TextBlock } from './text-block/text-block.tsx'

interface BlockProps<Data> {
  data: Data
  id: string
}

/** Every type of the contract has a view here or in rare-block.tsx, or one of them does not compile. */
const views = {
  hero: Hero,
  richText: TextBlock,
  pictureText: PictureText,
  gallery: Gallery,
  figures: Figures,
  faq: Questions,
  productStrip: ProductStrip,
  callToAction: CallToAction,
  form: FormWhenNeeded,
} satisfies { [Type in BlockType]?: ComponentType<BlockProps<BlockData[Type]>> }

export type CommonType = keyof typeof views

interface BlocksProps {
  blocks: ShownBlock[]
  from?: number
  /** Draws the types that are not common; a page may load it when it is needed. */
  Rare: ComponentType<RareBlockProps>
}

/** Blocks in their order; each one's heading is named after its place (counted from `from`), so that it can be linked to. */
export function Blocks({ blocks, from = 1, Rare }: BlocksProps) {
  return blocks.map((block, index) => {
    const id = `part-${from + index}`
    return isCommon(block) ? draw(block, id) : <Rare key={id} id={id} block={block} />
  })
}

function isCommon(block: ShownBlock): block is ShownBlockOf<CommonType> {
  return Object.hasOwn(views, block.type)
}

function draw<Type extends CommonType>({ type, data }: ShownBlockOf<Type>, id: string) {
  const table: { [Each in CommonType]: ComponentType<BlockProps<BlockData[Each]>> } = views
  const View: ComponentType<BlockProps<BlockData[Type]>> = table[type]
  return <View key={id} id={id} data={data} />
}
