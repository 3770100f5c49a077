import { type ActionData, Actions } from '../../design/actions.tsx'
import { Section } from '../../design/section.tsx'
import type { ProductCardData } from '../product-card/product-card.tsx'
import { ProductGrid } from '../product-grid/product-grid.tsx'

export interface ProductStripData {
  title: string
  products: ProductCardData[]
  actions: ActionData[]
}

export function ProductStrip({ data, id }: { data: ProductStripData; id: string }) {
  return (
    <Section id={id} title={data.title} aside={<Actions actions={data.actions} />}>
      <ProductGrid products={data.products} level={data.title ? 3 : 2} columns={data.products.length % 4 === 0 ? 4 : 3} />
    </Section>
  )
}
