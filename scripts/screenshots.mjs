import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { root } from './paths.mjs'
import { explainProblems, Problem } from './problem.mjs'
import { withDemoSite } from './screenshots/demo-site.mjs'
import { pagesToSee } from './screenshots/pages-to-see.mjs'
import { states, takePage, takeState } from './screenshots/take.mjs'
import { provideChromium } from './setup/chromium.mjs'

// npm run screenshots                                      every kind of page, three widths, both languages
// npm run screenshots -- --only home,product --site http://localhost:3000

const folder = path.join(root, 'screenshots')
const widths = [360, 768, 1440]

await explainProblems(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, site: { type: 'string' } } })
  const names = values.only?.split(',') ?? [...Object.keys(pagesToSee), ...Object.keys(states)]
  const unknown = names.find((name) => !(name in pagesToSee) && !(name in states))
  if (unknown !== undefined) throw new Problem(`There is no page "${unknown}"; known: ${Object.keys(pagesToSee).join(', ')}.`)
  const executablePath = await provideChromium(root, console.log)
  await (values.site
    ? takeAll(values.site, names, executablePath)
    : withDemoSite((site) => takeAll(site, names, executablePath)))
  console.log(`They are in ${folder}.`)
})

/**
 * @param {string} site
 * @param {string[]} names
 * @param {string} executablePath
 */
async function takeAll(site, names, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  for (const locale of /** @type {const} */ (['en', 'es'])) {
    fs.mkdirSync(path.join(folder, locale), { recursive: true })
    for (const name of names) {
      console.log(`${locale}: ${name} …`)
      for (const width of widths) {
        const file = path.join(folder, locale, `${name}-${width}.png`)
        if (name in pagesToSee) await takePage(browser, { site, name, locale, width, file })
        else await takeState(browser, { site, name, locale, width, file })
      }
    }
  }
  await browser.close()
}
