import { type Draft, defaultLocale, type Locale, localeCodes, type PreviewTicket, verifyPreview } from '@lindero/contract'
import type { Logger } from 'pino'
import { NoCatalogueError } from '../page-renderer.ts'
import type { PageViews } from '../page-views.ts'
import type { HeaderPairs } from '../security-headers.ts'
import type { AskDraft } from './ask-draft.ts'
import { type DraftToDraw, drawsDrafts, type PublicContent } from './draw-draft.ts'
import { type Note, noteHeaders, notePage, noteStatus } from './note-page.ts'
import { previewHeaders } from './preview-headers.ts'

export interface PreviewParts {
  views: PageViews
  /** Null before there is any. */
  content: () => PublicContent | null
  ask: AskDraft
  secret: string
  build: string
  securityHeaders: HeaderPairs
  log: Logger
  now?: () => number
}

export interface PreviewAsked extends Pick<DraftToDraw, 'search' | 'framed'> {
  token: string
  method: string
}

/** Answers `/preview/…`: the page of a draft, drawn anew for each reader from the newest version in the desk. */
export type PreviewDoor = (asked: PreviewAsked) => Promise<Response>

export function previewDoor(parts: PreviewParts): PreviewDoor {
  const { views, content, ask, secret, build, securityHeaders, log, now = Date.now } = parts
  const { previewScript: script } = views
  const draw = drawsDrafts(views, build, securityHeaders)

  return async (asked) => {
    const verdict = await verifyPreview(asked.token, secret, now())
    if (!verdict.ok) return say(asked, { kind: verdict.reason, locale: localeIn(asked.token), script: null })
    const { ticket } = verdict
    const answer = await ask(ticket)
    if (answer.kind === 'draft') return show(asked, ticket, answer.draft)
    return say(asked, { kind: answer.kind, locale: ticket.locale, script })
  }

  function show(asked: PreviewAsked, ticket: PreviewTicket, draft: Draft): Response {
    const { locale } = ticket
    const site = content()
    if (!site) throw new NoCatalogueError('There is no content yet.')
    try {
      const drawn = draw({ ticket, draft, site, search: asked.search, framed: asked.framed })
      if (drawn.kind === 'page')
        return answer(asked, 200, drawn.rendered.body, previewHeaders(drawn.rendered.headers), drawn.stamp)
      return say(asked, { kind: drawn.kind, locale, missing: drawn.kind === 'unfinished' ? draft.missing : [], script })
    } catch (error) {
      log.error({ err: error, kind: ticket.kind, id: ticket.id }, 'a draft could not be drawn')
      return say(asked, { kind: 'failed', locale, script })
    }
  }

  function say(asked: PreviewAsked, note: Note): Response {
    const { body, stamp } = notePage(note)
    const retry: HeaderPairs = note.kind === 'away' ? [['retry-after', '3']] : []
    return answer(asked, noteStatus[note.kind], body, [...noteHeaders(securityHeaders), ...retry], stamp)
  }
}

function answer({ method }: PreviewAsked, status: number, body: string, headers: HeaderPairs, stamp: string): Response {
  const pairs = [...headers, ['etag', `"${stamp}"`] as const]
  return new Response(method === 'HEAD' ? null : body, { status, headers: pairs.map(([...pair]) => pair) })
}

/** What is refused names a language all the same; the sentence begins with it. */
function localeIn(token: string): Locale {
  return localeCodes.find((code) => token.includes(`-${code}-`)) ?? defaultLocale
}
