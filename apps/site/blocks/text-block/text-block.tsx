import type { RichInline, RichText as RichTextTree, Tone } from '@lindero/contract'
import { sectionOn } from '../../design/ground.ts'
import { keyed } from '../rich-text/keyed.tsx'
import { drawInlines, RichText } from '../rich-text/rich-text.tsx'
import styles from './text-block.module.css'

export interface TextBlockData {
  tone: Tone
  /** A part begins with each large heading. */
  parts: { heading: RichInline[]; body: RichTextTree }[]
}

/** Long text: each heading in the first four columns, its words beside it. */
export function TextBlock({ data }: { data: TextBlockData }) {
  return (
    <section className={sectionOn(data.tone)}>
      <div className={`wrap ${styles.parts}`}>
        {keyed(data.parts, ({ heading, body }) => (
          <div className="grid">
            {heading.length > 0 && <h2 className="c4">{drawInlines(heading)}</h2>}
            <div className="c8 o5">
              <RichText body={body} />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
