import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Problem } from '../problem.mjs'

/** @typedef {{ payloadSecret: string, internalKey: string }} Secrets */

/**
 * The secrets of this installation: from the environment, else from the data folder, else made now.
 * @param {string} dataDir
 * @param {Record<string, string | undefined>} env
 * @param {(note: string) => void} note
 * @returns {Secrets}
 */
export function loadSecrets(dataDir, env, note) {
  const { PAYLOAD_SECRET: payloadSecret, INTERNAL_KEY: internalKey } = env
  if (payloadSecret && internalKey) return { payloadSecret, internalKey }
  const file = path.join(dataDir, 'secrets.json')
  const stored = fs.existsSync(file) ? read(file, note) : make(file)
  return { payloadSecret: payloadSecret ?? stored.payloadSecret, internalKey: internalKey ?? stored.internalKey }
}

/** @param {string} file */
function make(file) {
  const secrets = { payloadSecret: randomBytes(32).toString('base64url'), internalKey: randomBytes(32).toString('base64url') }
  const unfinished = `${file}.${process.pid}`
  fs.writeFileSync(unfinished, JSON.stringify(secrets), { mode: 0o600, flag: 'wx', flush: true })
  fs.renameSync(unfinished, file)
  return secrets
}

/**
 * @param {string} file
 * @param {(note: string) => void} note
 */
function read(file, note) {
  if (fs.statSync(file).mode & 0o077) {
    fs.chmodSync(file, 0o600)
    note(`${file} could be read by other users; now by its owner alone.`)
  }
  const secrets = parse(fs.readFileSync(file, 'utf8'))
  if (secrets) return secrets
  throw new Problem(
    `${file} is damaged; put it back from a backup, or delete it to have new secrets made (everybody is then logged out of the desk).`,
  )
}

/**
 * @param {string} text
 * @returns {Secrets | null}
 */
function parse(text) {
  try {
    const { payloadSecret, internalKey } = JSON.parse(text)
    const sound = [payloadSecret, internalKey].every((secret) => typeof secret === 'string' && secret.length >= 16)
    return sound ? { payloadSecret, internalKey } : null
  } catch {
    return null
  }
}
