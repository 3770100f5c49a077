import { labelled, signalGroup, startChild } from './child.mjs'

/** @typedef {{ email: string, password: string | null }} Administrator */

const marker = 'PREPARED '

/**
 * Runs the desk's one-shot preparation: migrations, first administrator, demo content.
 * @param {import('./child.mjs').Service} service
 * @param {{ write: (line: string) => void, signal: AbortSignal }} options
 * @returns {Promise<Administrator | null>} null when it failed
 */
export function prepareDesk(service, { write, signal }) {
  return new Promise((resolve, reject) => {
    /** @type {Administrator | null} */
    let administrator = null
    const print = labelled(service.name, write)
    const child = startChild(service, (line) => {
      // This line may hold the password: it is shown once, in the final block, and nowhere else.
      if (line.startsWith(marker)) administrator = readAdministrator(line.slice(marker.length))
      else print(line)
    })
    const abort = () => signalGroup(child.pid, 'SIGTERM')
    signal.addEventListener('abort', abort, { once: true })
    child.once('error', reject)
    child.once('close', (code) => {
      signal.removeEventListener('abort', abort)
      if (signal.aborted) return reject(signal.reason)
      if (code !== 0) print(`ended with code ${code}`)
      resolve(code === 0 ? administrator : null)
    })
  })
}

/**
 * @param {string} text
 * @returns {Administrator | null}
 */
function readAdministrator(text) {
  try {
    const { email, password } = JSON.parse(text).administrator
    return { email, password: password ?? null }
  } catch {
    return null
  }
}
