import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { HeaderPairs } from './security-headers.ts'
import { type StoredAnswer, storeAnswer } from './stored-answer.ts'

const latestBuild = '/assets/builds/latest.json'

/** The files of the build by address, read once. An address that is not in the table is not a file: nothing can be climbed to. */
export type AssetTable = ReadonlyMap<string, StoredAnswer>

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

export function staticAssets(folder: string, securityHeaders: HeaderPairs): AssetTable {
  const files = new Map(filesBelow(folder).map((file) => [addressOf(folder, file), file]))
  const table = new Map<string, StoredAnswer>()
  for (const [address, file] of files) {
    const type = types[extname(address)]
    if (!type || address.startsWith('/.')) continue
    const bodies = { identity: readFileSync(file), br: variant(files, `${address}.br`), gzip: variant(files, `${address}.gz`) }
    const headers: HeaderPairs = [['content-type', type], ['cache-control', cachingOf(address)], ...securityHeaders]
    table.set(address, storeAnswer(200, headers, bodies))
  }
  return table
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function addressOf(folder: string, file: string): string {
  return `/${relative(folder, file).split(sep).map(encodeURIComponent).join('/')}`
}

function variant(files: ReadonlyMap<string, string>, address: string): Buffer | null {
  const file = files.get(address)
  return file === undefined ? null : readFileSync(file)
}

// Names under /assets carry a hash of their content, or of the build; the rest may change with the next one, icons hardly ever.
function cachingOf(address: string): string {
  if (address === latestBuild) return 'no-store'
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return /\.(svg|png|ico)$/.test(address) ? 'public, max-age=604800' : 'public, max-age=3600'
}
