import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Draft, draftPath, feedKeyHeader, type PreviewTicket, previewPath, signPreview } from '@lindero/contract'
import { pino } from 'pino'
import { buildCatalogue } from '../../catalogue/build-catalogue.ts'
import { type Documents, keyOf } from '../../catalogue/documents.ts'
import { fixtureDocuments } from '../../catalogue/fixture/fixture.ts'
import { startServer } from '../http-server.ts'
import { sampleSite } from '../sample-site.ts'
import { securityHeaders } from '../security-headers.ts'
import { siteViews } from '../site-views.ts'
import { draftSource } from './ask-draft.ts'
import { previewDoor } from './preview-door.ts'

export const secret = 'the key of both processes'
export const now = Date.parse('2026-11-19T12:00:00Z')
const day = 24 * 3_600_000
/** When every document of this desk was made. */
const made = now - day

/** The real site with the fixture's house over real HTTP, and a desk that tells the drafts it is given. */
export interface SamplePreview {
  url: string
  /** By `kind/id/locale`; what is not there is gone. */
  drafts: Map<string, Draft>
  logged: string[]
  /** How often the desk was asked. */
  asked: () => number
  linkTo: (ticket: Partial<PreviewTicket>) => Promise<string>
  /** From now on the desk answers with this status. */
  deskAnswers: (status: number) => void
  stop: () => Promise<void>
}

export async function samplePreview(): Promise<SamplePreview> {
  const drafts: SamplePreview['drafts'] = new Map()
  let odd: number | null = null
  let asked = 0
  const desk = createServer((request, response) => {
    asked += 1
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk')
    const named = drafts.get(['kind', 'id', 'locale'].map((name) => searchParams.get(name)).join('/'))
    const draft = searchParams.get('made') === String(made) ? named : undefined
    const isRight = pathname === draftPath && request.headers[feedKeyHeader] === secret
    const status = odd ?? (isRight ? (draft ? 200 : 404) : 401)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(draft ?? { message: 'no' }))
  })
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve))

  const all = fixtureDocuments()
  const documents: Documents = new Map(all.map((document) => [keyOf(document.kind, document.id), document]))
  const catalogue = buildCatalogue(all)
  const publicUrl = 'https://www.lindero.example'
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })
  const views = siteViews({ 'browser/preview.ts': { file: 'assets/preview-abc.js' } }, publicUrl)
  const preview = previewDoor({
    views,
    content: () => ({ documents, catalogue }),
    ask: draftSource({ cmsUrl: `http://127.0.0.1:${(desk.address() as AddressInfo).port}`, internalKey: secret }, log),
    secret,
    build: 'b1',
    securityHeaders: securityHeaders(publicUrl),
    log,
    now: () => now,
  })
  const site = await startServer(sampleSite({ views, content: all, preview }).front, 0, '127.0.0.1')

  return {
    url: `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`,
    drafts,
    logged,
    asked: () => asked,
    linkTo: async (ticket) => {
      const whole = { kind: 'product', id: '1', locale: 'en', made, until: now + day, ...ticket } as const
      return `${previewPath}/${await signPreview(whole, secret)}`
    },
    deskAnswers: (status) => {
      odd = status
    },
    stop: async () => {
      await site.stop(1000)
      await new Promise((resolve) => desk.close(resolve))
    },
  }
}
