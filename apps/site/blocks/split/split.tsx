import type { ReactNode } from 'react'
import { Picture, type PictureData } from '../../design/picture.tsx'
import styles from './split.module.css'

interface SplitProps {
  ground: 'on-green' | 'on-stone'
  labelledBy: string | undefined
  picture: PictureData | null
  /** Side of the picture on a wide screen. */
  side?: 'left' | 'right'
  /** Whether it is the first picture of the page. */
  leads?: boolean
  children: ReactNode
}

/** A full-bleed picture beside words on a coloured ground. */
export function Split({ ground, labelledBy, picture, side = 'left', leads = false, children }: SplitProps) {
  return (
    <section className={ground} aria-labelledby={labelledBy}>
      <div className={picture ? `${styles.split} ${side === 'right' ? styles.right : ''}` : styles.plain}>
        {picture && (
          <figure>
            <Picture picture={picture} sizes="(min-width: 64rem) 50vw, 100vw" className="cover" lead={leads} />
          </figure>
        )}
        <div>{children}</div>
      </div>
    </section>
  )
}
