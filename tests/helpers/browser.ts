import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { findChromium } from '../../scripts/setup/chromium.mjs'

// Quiet and self-sufficient: nothing is looked up, updated or reported over the network.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A headless Chromium: the one `npm test` found, else the system's. */
export function startBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findChromium(process.env)
  if (!executablePath) throw new Error('No Chromium found: install the package chromium, or set CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args, ...options })
}
