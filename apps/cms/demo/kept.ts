import { globalId } from '@lindero/contract'
import type { CollectionSlug, Payload } from 'payload'
import type { LoadedDocument } from './demo-ledger.ts'

export interface KeptDocument {
  kind: string
  id: string
  name: string
  /** Staff have changed it, or something that stays shows it. */
  because: 'changed' | 'needed'
}

type Document = Record<string, unknown>

/** Of the loaded documents, those that must not be taken out. */
export async function findKept(payload: Payload, loaded: LoadedDocument[]): Promise<KeptDocument[]> {
  const changed: KeptDocument[] = []
  for (const document of loaded) {
    const present = await readPresent(payload, document)
    if (present && present.updatedAt !== document.loadedAt) changed.push(kept(document, present, 'changed'))
  }
  const needed = await findNeeded(payload, loaded, changed)
  return [...changed, ...needed]
}

function kept({ kind, id }: LoadedDocument, present: Document, because: KeptDocument['because']): KeptDocument {
  const name = present.name ?? present.title ?? present.question ?? present.filename
  return { kind, id, name: wordsOf(name), because }
}

function wordsOf(name: unknown): string {
  if (typeof name === 'object' && name !== null) return String(Object.values(name)[0] ?? '')
  return typeof name === 'string' ? name : ''
}

/** With what staff have written but not published. */
async function readPresent(payload: Payload, { kind, id }: LoadedDocument): Promise<Document | null> {
  if (id === globalId) return payload.findGlobal({ slug: kind, depth: 0, draft: true })
  return payload.findByID({ collection: kind, id, depth: 0, draft: true, disableErrors: true })
}

/** Pictures and categories that something of the staff's own shows: without them it would stay as a torso. */
async function findNeeded(payload: Payload, loaded: LoadedDocument[], changed: KeptDocument[]): Promise<KeptDocument[]> {
  const goes = new Set(loaded.map(({ kind, id }) => `${kind} ${id}`))
  for (const { kind, id } of changed) goes.delete(`${kind} ${id}`)
  const needed = new Map<string, KeptDocument>()
  const need = (kind: string, present: Document) => {
    const key = `${kind} ${present.id}`
    if (!goes.delete(key)) return
    needed.set(key, kept({ kind, id: String(present.id), loadedAt: '' }, present, 'needed'))
    collect(present, need)
  }
  for await (const { kind, id, document } of everything(payload)) if (!goes.has(`${kind} ${id}`)) collect(document, need)
  return [...needed.values()]
}

async function* everything(payload: Payload): AsyncGenerator<{ kind: string; id: string; document: Document }> {
  const options = { depth: 2, draft: true, locale: 'all' } as const
  for (const { slug } of payload.config.globals)
    yield { kind: slug, id: globalId, document: await payload.findGlobal({ slug, ...options }) }
  for (const kind of contentCollections(payload)) {
    for (let page = 1, more = true; more; page++) {
      const { docs, hasNextPage } = await payload.find({ collection: kind, limit: 100, page, ...options })
      for (const document of docs) yield { kind, id: String(document.id), document }
      more = hasNextPage
    }
  }
}

function contentCollections(payload: Payload): CollectionSlug[] {
  return ['pages', 'products', 'categories', 'certificates', 'partner-brands', 'materials', 'questions'].filter(
    (slug) => slug in payload.collections,
  )
}

/** Looks through everything a document holds: a picture is known by its file, a category by standing where one belongs. */
function collect(value: unknown, need: (kind: string, present: Document) => void): void {
  if (Array.isArray(value)) for (const item of value) collect(item, need)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (key === 'categories' || key === 'parent')
      for (const category of [child].flat()) if (isDocument(category)) need('categories', category)
    if (isDocument(child) && 'filename' in child) need('media', child)
    else if (!isDocument(child) || !('updatedAt' in child)) collect(child, need)
  }
}

function isDocument(value: unknown): value is Document & { id: number } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
}
