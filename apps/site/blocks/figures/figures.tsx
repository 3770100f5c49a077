import { Section } from '../../design/section.tsx'
import { type FigureItem, FigureList } from './figure-list.tsx'

export interface FiguresData {
  title: string
  items: FigureItem[]
}

export function Figures({ data, id }: { data: FiguresData; id: string }) {
  return (
    <Section id={id} title={data.title}>
      <FigureList items={data.items} />
    </Section>
  )
}
