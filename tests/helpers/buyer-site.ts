import fs from 'node:fs'
import path from 'node:path'
import type { Block, ContentKind, ContentKinds, FeedDocument, Locale, Submission } from '@lindero/contract'
import { decodeCopy, encodeCopy } from '../../apps/site/catalogue/disk-copy-format.ts'
import { root } from '../../scripts/paths.mjs'
import { freePort } from '../../scripts/program/ports.mjs'
import { makeTemporaryFolder } from './data-folder.ts'
import { startSiteAlone } from './site-alone.ts'

export interface BuyerSite {
  url: string
  /** What buyers sent, read back from disk, oldest first: without a desk it stays in the spool. */
  stored: () => Submission[]
  uploads: () => string[]
  /** Bytes of a file that came with an inquiry, wherever it waits for the desk; null where there is none. */
  bytesOf: (id: string) => number | null
  stop: () => Promise<void>
}

export type Changes = { [Kind in ContentKind]?: (content: ContentKinds[Kind], locale: Locale) => ContentKinds[Kind] }

/** The public site alone, from a copy of what the running program shows, changed as a test wishes. */
export async function startBuyerSite(programData: string, changes: Changes = {}): Promise<BuyerSite> {
  const folder = makeTemporaryFolder('lindero-buyer-')
  const site = path.join(folder, 'site')
  fs.mkdirSync(site)
  fs.symlinkSync(path.join(programData, 'media'), path.join(folder, 'media'))
  fs.writeFileSync(path.join(site, 'catalogue.json'), changedCopy(path.join(programData, 'site/catalogue.json'), changes))
  const port = await freePort()
  const { stop } = await startSiteAlone(root, port, folder, { FORM_RATE: '1000' })
  const spool = path.join(site, 'spool')
  const filesIn = (place: string) => (fs.existsSync(place) ? fs.readdirSync(place).sort() : [])
  return {
    url: `http://127.0.0.1:${port}`,
    stored: () =>
      filesIn(spool)
        .filter((name) => name.endsWith('.json'))
        .map((name): Submission => JSON.parse(fs.readFileSync(path.join(spool, name), 'utf8'))),
    uploads: () => filesIn(path.join(site, 'uploads')).filter((name) => /^[0-9a-f]+$/.test(name)),
    bytesOf(id) {
      const found = fs.readdirSync(site, { recursive: true, encoding: 'utf8' }).find((name) => path.basename(name) === id)
      return found ? fs.statSync(path.join(site, found)).size : null
    },
    async stop() {
      await stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function changedCopy(file: string, changes: Changes): Buffer {
  const state = decodeCopy(fs.readFileSync(file), 'the build of a test')
  if (typeof state === 'string') throw new Error(`The copy of the content cannot be used: ${state}.`)
  const documents = new Map([...state.documents].map(([key, document]) => [key, changed(document, changes)]))
  return Buffer.concat([...encodeCopy({ documents, position: null }, 'the build of a test')])
}

function changed(document: FeedDocument, changes: Changes): FeedDocument {
  const change = changes[document.kind] as ((content: unknown, locale: string) => unknown) | undefined
  if (!change) return document
  const content = Object.entries(document.content).map(([locale, value]) => [locale, change(value, locale)])
  return { ...document, content: Object.fromEntries(content) }
}

/** Puts a block at the end of one page. */
export function withBlock(slugs: readonly string[], block: Block): Changes {
  return { page: (page) => (slugs.includes(page.slug) ? { ...page, blocks: [...page.blocks, block] } : page) }
}
