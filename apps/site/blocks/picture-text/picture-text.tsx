import type { RichText as RichTextTree } from '@lindero/contract'
import { type ActionData, Actions } from '../../design/actions.tsx'
import { Picture, type PictureData } from '../../design/picture.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import styles from './picture-text.module.css'

export interface PictureTextData {
  title: string
  body: RichTextTree
  picture: PictureData | null
  side: 'left' | 'right'
  actions: ActionData[]
}

/** A picture over seven columns, words over four; on a phone the picture comes first. */
export function PictureText({ data, id }: { data: PictureTextData; id: string }) {
  const { title, body, picture, side, actions } = data
  return (
    <section className="section" aria-labelledby={title ? id : undefined}>
      <div className={`wrap grid ${styles.pair} ${side === 'right' ? styles.right : ''}`}>
        {picture && (
          <figure>
            <Picture picture={picture} sizes="(min-width: 64rem) 56vw, 92vw" className="cover" />
          </figure>
        )}
        <div className="stack">
          {title && <h2 id={id}>{title}</h2>}
          <RichText body={body} />
          <Actions actions={actions} />
        </div>
      </div>
    </section>
  )
}
