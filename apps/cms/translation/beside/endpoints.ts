import { isLocale, type Locale } from '@lindero/contract'
import { type Access, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { readContent } from '../../access/read-content.ts'
import { staffEndpoint } from '../../access/staff-endpoint.ts'
import { writeContent } from '../../access/write-content.ts'
import { transact } from '../../database/in-transaction.ts'
import { rowId } from '../../database/row-id.ts'
import { sentence, type Words } from '../../fields/sentence.ts'
import { compare, confirmed } from '../state/compare.ts'
import { keepState } from '../state/keep-state.ts'
import { writeComparison } from '../state/translation-rows.ts'
import { translatedEntities } from '../translated-entities.ts'
import { type Document, documentTexts, readDocument } from './document-texts.ts'
import { recordStillRight } from './record-still-right.ts'
import { stateOfDocument } from './state-of-document.ts'

/** `GET /api-cms/translations/texts?entity&id&locale`: what a document says in the original, and how its translation stands. */
const textsEndpoint = documentEndpoint('get', 'texts', readContent, async (req, document, locale) =>
  Response.json({ texts: documentTexts(req, document, locale) }, { headers: { 'cache-control': 'no-store' } }),
)

const paths = v.object({ paths: v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(1000)) })

/** `POST /api-cms/translations/still-right?entity&id&locale {paths}`: these texts are right for the original as it is now. */
const stillRightEndpoint = documentEndpoint('post', 'still-right', writeContent, async (req, document, locale) => {
  const { success, output } = v.safeParse(paths, req.data)
  if (!success) return refuse(req, 422, unnamed)
  const { changedAt, sources, texts } = document
  const comparison = compare(texts, locale, confirmed(texts, sources(locale), output.paths))
  await writeComparison(req, document, locale, comparison, changedAt)
  await keepState(req, document, stateOfDocument({ ...document, sources: withSources(document, locale, comparison.sources) }))
  await recordStillRight(req, document, locale, comparison)
  return Response.json({ outdated: comparison.outdated.length })
})

function withSources({ sources }: Document, changed: Locale, now: ReturnType<Document['sources']>): Document['sources'] {
  return (locale) => (locale === changed ? now : sources(locale))
}

export const translationEndpoints: Endpoint[] = [textsEndpoint, stillRightEndpoint]

type Handler = (req: PayloadRequest, document: Document, locale: Locale) => Promise<Response>

/** The language is that of the request, so that the rules of writing are those of every save. */
function documentEndpoint(method: 'get' | 'post', name: string, rule: Access, handle: Handler): Endpoint {
  const answer = async (req: PayloadRequest) => {
    const { entity: slug, id } = req.query
    if (slug === undefined) return refuse(req, 400, noDocument)
    const entity = translatedEntities(req.payload).find((one) => one.slug === slug)
    const documentId = entity?.isGlobal ? '' : rowId(id)
    const locale = req.locale
    if (!entity || documentId === null || !isLocale(locale)) return refuse(req, 404, unknown)
    const document = await readDocument(req, entity, String(documentId))
    return document ? handle(req, document, locale) : refuse(req, 404, unknown)
  }
  const handler = async (req: PayloadRequest) => {
    if (method === 'get') return answer(req)
    await addDataAndFileToRequest(req)
    return transact(req, answer)
  }
  return staffEndpoint({ path: `/translations/${name}`, method, handler }, rule)
}

function refuse(req: PayloadRequest, status: number, words: Words): Response {
  return Response.json({ message: sentence(req, words) }, { status })
}

const unknown = { en: 'There is no such document.', es: 'Ese documento no existe.' }
const noDocument = { en: 'Say which document is meant.', es: 'Indique de qué documento se trata.' }
const unnamed = { en: 'Say which texts are meant.', es: 'Indique de qué textos se trata.' }
