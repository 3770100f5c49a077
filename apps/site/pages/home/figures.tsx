import { FigureList } from '../../blocks/figures/figure-list.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './figures.module.css'
import type { HomeData } from './load.ts'

/** What the house stands for in one sentence, and the figures that prove it. */
export function Figures({ statement, figures }: Pick<HomeData, 'statement' | 'figures'>) {
  const messages = useMessages()
  if (!statement && figures.length === 0) return null
  return (
    <section className="section" aria-label={messages.home.figures}>
      <div className="wrap">
        {statement && <p className={styles.statement}>{statement}</p>}
        {figures.length > 0 && <FigureList items={figures} />}
      </div>
    </section>
  )
}
