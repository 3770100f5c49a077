import type { Tone } from '@lindero/contract'
import { Section } from '../../design/section.tsx'
import { type FigureItem, FigureList } from './figure-list.tsx'

export interface FiguresData {
  tone: Tone
  title: string
  items: FigureItem[]
}

export function Figures({ data, id }: { data: FiguresData; id: string }) {
  return (
    <Section id={id} title={data.title} tone={data.tone}>
      <FigureList items={data.items} />
    </Section>
  )
}
