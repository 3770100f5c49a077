import type { ReactNode } from 'react'

interface SectionProps {
  /** Names the heading, so that it can be linked to. */
  id: string
  title: string
  intro?: string
  /** Stands at the end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page: a heading, a word about it, the matter below over the whole width. */
export function Section({ id, title, intro, aside, children }: SectionProps) {
  return (
    <section className="section" aria-labelledby={title ? id : undefined}>
      <div className="wrap">
        {(title || intro || aside) && (
          <div className="section-head">
            <div>
              {title && <h2 id={id}>{title}</h2>}
              {intro && <p className="quiet intro">{intro}</p>}
            </div>
            {aside}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

/** The same with the heading in the first four columns and the matter beside it. */
export function SideSection({ id, title, intro, children }: Omit<SectionProps, 'aside'>) {
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
