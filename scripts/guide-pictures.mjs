import fs from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { sendInquiries } from './guide/sample-inquiries.mjs'
import { scenes } from './guide/scenes.mjs'
import { openDesk } from './guide/sign-in.mjs'
import { root } from './paths.mjs'
import { explainProblems } from './problem.mjs'
import { withDemoSite } from './screenshots/demo-site.mjs'
import { provideChromium } from './setup/chromium.mjs'

// npm run guide:pictures           draws the pictures of docs/guide anew, in both languages

const folder = path.join(root, 'docs/guide/pictures')
const administrator = { email: 'ana@lindero.example', password: 'a password for the pictures' }

await explainProblems(async () => {
  const executablePath = await provideChromium(root, console.log)
  const env = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }
  await withDemoSite((site) => drawAll(site, executablePath), env)
  console.log(`They are in ${folder}.`)
})

/**
 * @param {string} site
 * @param {string} executablePath
 */
async function drawAll(site, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  await sendInquiries(browser, site)
  for (const locale of /** @type {const} */ (['en', 'es'])) {
    fs.mkdirSync(path.join(folder, locale), { recursive: true })
    const page = await openDesk(browser, { site, locale, ...administrator })
    for (const [name, show] of Object.entries(scenes)) {
      console.log(`${locale}: ${name} …`)
      await show({ page, site, locale })
      await page.waitForLoadState('networkidle')
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      await sharp(picture)
        .webp({ quality: 82 })
        .toFile(path.join(folder, locale, `${name}.webp`))
    }
    await page.context().close()
  }
  await browser.close()
}
