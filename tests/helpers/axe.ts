import fs from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the page as it stands, in words that lead to the place. */
export async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const found = await page.evaluate(
    (tags): Promise<AxeResults> => (window as unknown as { axe: typeof import('axe-core') }).axe.run({ runOnly: tags }),
    rules,
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
