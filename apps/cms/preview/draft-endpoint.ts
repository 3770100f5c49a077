import { draftPath, feedKeyHeader, isLocale, isPreviewKind } from '@lindero/contract'
import type { Endpoint } from 'payload'
import { isInternal } from '../access/internal-key.ts'
import { madeAt } from './made-at.ts'
import { readDraft } from './read-draft.ts'

/** Tells the site how a document stands in the desk, drafts included. Never reached through the public port. */
export function draftEndpoint(internalKey: string): Endpoint {
  return {
    path: draftPath.replace(/^\/api-cms/, ''),
    method: 'get',
    handler: async (req) => {
      if (!isInternal(req.headers.get(feedKeyHeader), internalKey)) {
        return answer({ message: `Drafts are for the site only; send the internal key in the ${feedKeyHeader} header.` }, 401)
      }
      const [kind, id, locale, made] = ['kind', 'id', 'locale', 'made'].map((name) => req.searchParams.get(name))
      if (!isPreviewKind(kind) || !isLocale(locale) || !id || !/^(\d{1,15}|global)$/.test(id) || !made) {
        return answer({ message: 'Name the kind, the id, the locale and the making of a document that has drafts.' }, 400)
      }
      const isTheSame = String(await madeAt(req, kind, id)) === made
      const draft = isTheSame ? await readDraft(req, { kind, id, locale }) : null
      return draft ? answer(draft, 200) : answer({ message: 'There is no such document any more.' }, 404)
    },
  }
}

function answer(body: unknown, status: number): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
