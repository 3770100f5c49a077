import type { Tone } from '@lindero/contract'
import type { ReactNode } from 'react'
import { sectionOn } from './ground.ts'

interface HeadProps {
  /** Names the heading, so that it can be linked to. */
  id: string
  title: string
  intro?: string
  /** Stands at the end of the heading's line. */
  aside?: ReactNode
}

interface SectionProps extends HeadProps {
  tone?: Tone
  children: ReactNode
}

/** A part of a page: a heading, a word about it, the matter below over the whole width. */
export function Section({ tone = 'plain', children, ...head }: SectionProps) {
  return (
    <section className={sectionOn(tone)} aria-labelledby={head.title ? head.id : undefined}>
      <div className="wrap">
        <SectionHead {...head} />
        {children}
      </div>
    </section>
  )
}

/** Nothing where there is nothing to say. */
export function SectionHead({ id, title, intro, aside }: HeadProps) {
  if (!title && !intro && !aside) return null
  return (
    <div className="section-head">
      <div>
        {title && <h2 id={id}>{title}</h2>}
        {intro && <p className="quiet intro">{intro}</p>}
      </div>
      {aside}
    </div>
  )
}

/** The same with the heading in the first four columns and the matter beside it. */
export function SideSection({ id, title, intro, children }: Omit<SectionProps, 'aside' | 'tone'>) {
  return (
    <section className="section" aria-labelledby={title ? id : undefined}>
      <div className="wrap grid">
        <div className="c4">
          {title && <h2 id={id}>{title}</h2>}
          {intro && <p className="quiet intro">{intro}</p>}
        </div>
        <div className="c8 o5">{children}</div>
      </div>
    </section>
  )
}
