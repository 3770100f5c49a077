import type { RichText as RichTextTree, Tone } from '@lindero/contract'
import { type ActionData, Actions } from '../../design/actions.tsx'
import { grounds } from '../../design/ground.ts'
import { Picture, type PictureData } from '../../design/picture.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Split } from '../split/split.tsx'
import styles from './picture-text.module.css'

export interface PictureTextData {
  tone: Tone
  title: string
  body: RichTextTree
  picture: PictureData | null
  side: 'left' | 'right'
  /** Whether it is the first picture of the page. */
  leads: boolean
  actions: ActionData[]
}

/** A picture over seven columns, words over four; on a coloured ground half of the window each. On a phone the picture is first. */
export function PictureText({ data, id }: { data: PictureTextData; id: string }) {
  const { tone, title, body, picture, side, leads, actions } = data
  const words = (
    <>
      {title && <h2 id={id}>{title}</h2>}
      <RichText body={body} />
      <Actions actions={actions} />
    </>
  )
  if (tone !== 'plain') {
    return (
      <Split ground={grounds[tone]} labelledBy={title ? id : undefined} picture={picture} side={side} leads={leads}>
        <div className="stack">{words}</div>
      </Split>
    )
  }
  return (
    <section className="section" aria-labelledby={title ? id : undefined}>
      <div className={`wrap grid ${styles.pair} ${side === 'right' ? styles.right : ''}`}>
        {picture && (
          <figure>
            <Picture picture={picture} sizes="(min-width: 64rem) 56vw, 92vw" className="cover" lead={leads} />
          </figure>
        )}
        <div className="stack">{words}</div>
      </div>
    </section>
  )
}
