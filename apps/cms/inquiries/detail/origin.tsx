import { Facts } from '../../desk-parts/facts.tsx'
import type { Shown } from './shown.ts'

export function Origin({ detail, words }: Shown) {
  return (
    <details className="sales-part">
      <summary>{words.origin}</summary>
      <Facts
        facts={[
          [words.page, detail.page],
          [words.form, detail.form],
          [words.network, detail.senderAddress],
          [words.browser, detail.senderAgent],
          [words.score, String(detail.spamScore)],
        ]}
      />
    </details>
  )
}
