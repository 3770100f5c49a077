import { SpecTable } from '../../blocks/spec-table/spec-table.tsx'
import { Split } from '../../blocks/split/split.tsx'
import type { PictureData } from '../../design/picture.tsx'
import styles from './packing.module.css'
import type { PackingData } from './packing-data.ts'

/** How it travels: packaging in words, the carton in figures, beside the last picture of the style. */
export function Packing({ packing: { title, text, rows }, picture }: { packing: PackingData; picture: PictureData | null }) {
  return (
    <Split ground="on-stone" labelledBy="packing" picture={picture}>
      <h2 id="packing">{title}</h2>
      {text && <p className={`quiet ${styles.text}`}>{text}</p>}
      <SpecTable caption={title} hideCaption rows={rows} />
    </Split>
  )
}
