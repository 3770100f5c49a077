import { readdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../scripts/program/ports.mjs'
import { type Killable, killable } from './killable.ts'
import type { Receiver } from './receiver.ts'

export interface SiteUnderFire extends Killable {
  url: string
  /** Names of the files in the spool: what waits, and what is being written. */
  spooled(): string[]
}

interface Options {
  dataDir: string
  receiver: Pick<Receiver, 'url' | 'internalKey'>
  /** The largest file it may write, in blocks of 512 or 1,024 bytes: what lies beyond is as good as a full disk. */
  mostBlocks?: number
}

const program = 'apps/site/dist/server/main.js'

/** The built site as a process of its own, on the same port and folder after each start. */
export async function siteUnderFire({ dataDir, receiver, mostBlocks }: Options): Promise<SiteUnderFire> {
  const port = await freePort()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    CMS_URL: receiver.url,
    INTERNAL_KEY: receiver.internalKey,
    FORM_RATE: '999999',
  }
  const url = `http://127.0.0.1:${port}`
  const limited = `ulimit -f ${mostBlocks}; exec "${process.execPath}" ${program}`
  const command = mostBlocks === undefined ? ([process.execPath, program] as const) : (['sh', '-c', limited] as const)
  const spool = path.join(dataDir, 'site/spool')
  return { ...killable([...command], env, `${url}/healthz`), url, spooled: () => filesIn(spool) }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
}
