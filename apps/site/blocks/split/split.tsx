import type { ReactNode } from 'react'
import { Picture, type PictureData } from '../../design/picture.tsx'
import styles from './split.module.css'

interface SplitProps {
  ground: 'on-green' | 'on-stone'
  labelledBy: string
  picture: PictureData | null
  children: ReactNode
}

/** A full-bleed picture beside words on a coloured ground. */
export function Split({ ground, labelledBy, picture, children }: SplitProps) {
  return (
    <section className={ground} aria-labelledby={labelledBy}>
      <div className={picture ? styles.split : styles.plain}>
        {picture && (
          <figure>
            <Picture picture={picture} sizes="(min-width: 64rem) 50vw, 100vw" className="cover" />
          </figure>
        )}
        <div>{children}</div>
      </div>
    </section>
  )
}
