import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const skipped = new Set(['node_modules', 'dist'])
const isSource = (name: string) => /\.(tsx?|css|svg|json)$/.test(name) && !/\.test\.tsx?$/.test(name)

/** A hash of everything a build is made of: the same sources give the same id, on any machine and at any time. */
export function buildIdOf(folders: string[], root: string): string {
  const hash = createHash('sha256')
  for (const file of folders.flatMap(sourcesIn)) hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (skipped.has(entry.name)) return []
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sourcesIn(path)
      return isSource(entry.name) ? [path] : []
    })
}
