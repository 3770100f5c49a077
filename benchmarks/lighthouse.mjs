import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { inSpanish, pagesToSee } from '../scripts/screenshots/pages-to-see.mjs'

/** @typedef {{ page: string, locale: string, performance: number, accessibility: number, bestPractices: number, seo: number, lost: string[] }} Scores */

const pages = /** @type {const} */ (['home', 'category', 'listing', 'product', 'contact'])
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic']

/**
 * Lighthouse as it looks at a phone, on five pages in both languages. The machine's own noise weighs on the first score, so each
 * page is looked at three times and the middle one counts.
 * @param {string} site
 * @param {string} chromePath
 * @returns {Promise<Scores[]>}
 */
export async function lighthouseScores(site, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags: flags, logLevel: 'silent' })
  const scores = []
  for (const page of pages) {
    for (const locale of ['en', 'es']) {
      const path = locale === 'en' ? pagesToSee[page] : await inSpanish(site, pagesToSee[page])
      console.log(`Lighthouse: ${path} …`)
      const looks = []
      for (let look = 0; look < 3; look++) looks.push(await scoresOf(site + path, chrome.port, { page, locale }))
      looks.sort((one, other) => one.performance - other.performance)
      if (looks[1]) scores.push(looks[1])
    }
  }
  chrome.kill()
  return scores
}

/**
 * @param {string} url
 * @param {number} port
 * @param {{ page: string, locale: string }} what
 * @returns {Promise<Scores>}
 */
async function scoresOf(url, port, what) {
  const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json' })
  if (!result) throw new Error(`Lighthouse says nothing about ${url}`)
  const { categories, audits } = result.lhr
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100)
  const graded = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  const lost = graded.map(({ id }) => audits[id]).filter((audit) => audit && audit.score !== null && audit.score < 0.9)
  return {
    ...what,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lost: lost.map((audit) => `${audit?.id} ${audit?.displayValue ?? ''}`.trim()),
  }
}
