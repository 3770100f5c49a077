import fs from 'node:fs'
import path from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.next', '.git', 'data', '.test-output'])

/**
 * The files below some folders whose name fits, relative to root, with forward slashes.
 * @param {string} root
 * @param {string[]} folders
 * @param {RegExp} fits
 * @returns {string[]}
 */
export function sourceFiles(root, folders, fits) {
  return folders.flatMap((folder) => walk(root, folder)).filter((file) => fits.test(file))
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function walk(root, folder) {
  const place = path.join(root, folder)
  if (!fs.existsSync(place)) return []
  return fs.readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(root, `${folder}/${entry.name}`)
    return [`${folder}/${entry.name}`]
  })
}
