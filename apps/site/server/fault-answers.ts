import { isCrawler } from '@lindero/contract'
import type { Logger } from 'pino'
import { NoCatalogueError, type PageRenderer } from './page-renderer.ts'
import type { HeaderPairs } from './security-headers.ts'
import { type ShortStatus, shortPage, shortTexts } from './short-page.ts'

export interface FaultParts {
  renderer: Pick<PageRenderer, 'renderFailure'>
  securityHeaders: HeaderPairs
  log: Logger
}

/** The request that failed. */
export interface Asked {
  requestId: string
  method: string
  path: string
  userAgent: string | undefined
  /** A program asks, and reads JSON: under `/api` and for the data of a page. */
  isProgram: boolean
}

export type FaultAnswers = ReturnType<typeof faultAnswers>

/** Every answer that is no page of its own. None may be kept, and none says more than a visitor can use. */
export function faultAnswers({ renderer, securityHeaders, log }: FaultParts) {
  function answer(status: number, contentType: string, body: string | null, extra: Record<string, string> = {}): Response {
    const headers = { 'content-type': contentType, 'cache-control': 'no-store', ...extra }
    return new Response(body, { status, headers: [...Object.entries(headers), ...securityHeaders.map(([...pair]) => pair)] })
  }

  /** For people: a sentence in both languages. */
  function short(status: ShortStatus, extra: Record<string, string> = {}, reference?: string): Response {
    return answer(status, html, shortPage(status, shortTexts[status], { reference }), extra)
  }

  /** For programs. */
  function sentence(status: ShortStatus, extra: Record<string, string> = {}, requestId?: string): Response {
    return answer(status, json, JSON.stringify({ error: shortTexts[status].en, requestId }), extra)
  }

  /** Crawlers index what they read, so an error has no page for them: the status, and a line in the log (S-13). */
  function silent({ requestId, path }: Asked, status: number): Response {
    log.info({ requestId, path, status }, 'a crawler met an error')
    return answer(status, html, null)
  }

  /** Something was thrown on the way to an answer. */
  function thrown(error: Error, asked: Asked): Response {
    const { requestId, method, path, isProgram } = asked
    if (error instanceof NoCatalogueError) return (isProgram ? sentence : short)(503, { 'retry-after': '2' })
    log.error({ err: error, requestId, method, path }, 'an answer failed')
    return isProgram ? sentence(500, {}, requestId) : failurePage(asked)
  }

  function failurePage(asked: Asked): Response {
    if (isCrawler(asked.userAgent)) return silent(asked, 500)
    try {
      return answer(500, html, renderer.renderFailure(asked.path, asked.requestId))
    } catch (error) {
      log.error({ err: error, requestId: asked.requestId }, 'the error page failed, too')
      return short(500, {}, asked.requestId)
    }
  }

  return { short, sentence, silent, thrown }
}

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'
