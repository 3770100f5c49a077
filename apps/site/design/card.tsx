import type { ReactNode } from 'react'
import styles from './card.module.css'
import { Picture, type PictureData } from './picture.tsx'

interface CardProps {
  href: string
  title: string
  level: 2 | 3
  picture: PictureData | null
  /** Shown instead of the first while a pointer rests on the card; without a ground, so that the first shows until it has come. */
  second?: PictureData | null
  sizes: string
  /** Among the first things seen of a page: its picture is not put off. */
  lead?: boolean
  children?: ReactNode
}

/** The whole card is one link; its picture takes part in the transition to the page it leads to. */
export function Card({ href, title, level, picture, second, sizes, lead = false, children }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li className={styles.card}>
      <div className={styles.picture} data-card-picture="">
        {picture && <Picture picture={picture} sizes={sizes} lead={lead} />}
        {second && <Picture picture={{ ...second, colour: null }} sizes={sizes} className={styles.second} decorative />}
      </div>
      <Heading className={styles.title}>
        <a href={href}>{title}</a>
      </Heading>
      {children}
    </li>
  )
}
