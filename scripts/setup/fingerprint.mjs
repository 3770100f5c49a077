import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const skippedFolders = new Set(['node_modules', 'dist', '.next', 'data'])

/**
 * A hash that changes when a file below the given places is altered, added, removed or renamed. Tests do not count:
 * they are not part of what is built.
 * @param {string} root
 * @param {string[]} places files and folders, relative to root
 */
export function fingerprint(root, places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesOf(root, place)).sort()) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(fs.readFileSync(path.join(root, file)))
        .digest(),
    )
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} place
 * @returns {string[]}
 */
function filesOf(root, place) {
  const stat = fs.statSync(path.join(root, place), { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return isSource(place) ? [place] : []
  return fs
    .readdirSync(path.join(root, place))
    .flatMap((name) => (skippedFolders.has(name) ? [] : filesOf(root, `${place}/${name}`)))
}

/** @param {string} file */
function isSource(file) {
  return !/\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$/.test(file)
}
