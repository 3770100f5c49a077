import { pageNumbers } from './page-numbers.ts'
import styles from './pager.module.css'

interface PagerProps {
  current: number
  total: number
  hrefOf: (page: number) => string
  texts: { label: string; previous: string; next: string; total: string; page: (page: number) => string }
}

export function Pager({ current, total, hrefOf, texts }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={texts.label}>
      <ol>
        <li>
          <Step page={current - 1} total={total} hrefOf={hrefOf} rel="prev" text={texts.previous} />
        </li>
        {pageNumbers(current, total).map((page, index) =>
          page === null ? (
            <li key={index < 4 ? 'gap-before' : 'gap-after'} aria-hidden="true" className={styles.number}>
              <span>…</span>
            </li>
          ) : (
            <li key={page} className={page === current ? undefined : styles.number}>
              <a href={hrefOf(page)} aria-current={page === current ? 'page' : undefined} aria-label={texts.page(page)}>
                {page}
              </a>
            </li>
          ),
        )}
        <li>
          <Step page={current + 1} total={total} hrefOf={hrefOf} rel="next" text={texts.next} />
        </li>
      </ol>
      <p>{texts.total}</p>
    </nav>
  )
}

interface StepProps {
  page: number
  total: number
  hrefOf: (page: number) => string
  rel: 'prev' | 'next'
  text: string
}

function Step({ page, total, hrefOf, rel, text }: StepProps) {
  if (page < 1 || page > total) return <span className={styles.off}>{text}</span>
  return (
    <a href={hrefOf(page)} rel={rel}>
      {text}
    </a>
  )
}
