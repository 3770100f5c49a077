import { type Locale, localeCodes, locales } from '@lindero/contract'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { byLanguage, isFilled, isPerLanguage } from '../fields/per-language.ts'
import { sentence } from '../fields/sentence.ts'
import { badSlug, isSlug } from '../fields/slug.ts'

interface StoredCategory {
  id: number
  parent?: unknown
  slug?: unknown
}

type Slugs = Partial<Record<Locale, unknown>>

/**
 * Two categories side by side cannot share an address; below different parents they may. Checked for drafts as well: what
 * a draft holds in one language may be published from the other.
 */
export const checkSiblings: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const id: unknown = originalDoc?.id
  const given = byLanguage(data.slug, req.locale)
  if (Object.values(given).some((slug) => isFilled(slug) && !isSlug(slug))) throw refusal(req, sentence(req, badSlug))
  const all = await readCategories(req)
  const stored = all.find((category) => category.id === id)
  const slugs: Slugs = { ...(isPerLanguage(stored?.slug) ? stored.slug : {}), ...given }
  const parent = idOf(data.parent === undefined ? originalDoc?.parent : data.parent)
  const siblings = all.filter((category) => category.id !== id && idOf(category.parent) === parent)
  const locale = localeCodes.find((code) => isFilled(slugs[code]) && siblings.some((one) => slugIn(one, code) === slugs[code]))
  if (locale) throw refusal(req, shared(req, String(slugs[locale]), locale))
}

async function readCategories(req: PayloadRequest): Promise<StoredCategory[]> {
  const { docs } = await req.payload.db.find<StoredCategory>({
    collection: 'categories',
    locale: 'all',
    pagination: false,
    limit: 0,
    select: { slug: true, parent: true },
    req,
  })
  return docs
}

function slugIn(category: StoredCategory, locale: Locale): unknown {
  return isPerLanguage(category.slug) ? category.slug[locale] : undefined
}

function idOf(value: unknown): number | null {
  if (typeof value === 'object' && value !== null && 'id' in value) return Number(value.id)
  return value === null || value === undefined ? null : Number(value)
}

function refusal(req: PayloadRequest, message: string): ValidationError {
  return new ValidationError({ collection: 'categories', req, errors: [{ path: 'slug', message }] })
}

function shared(req: PayloadRequest, slug: string, locale: Locale): string {
  const { name } = locales[locale]
  return sentence(req, {
    en: `Another category beside this one already has the address part “${slug}” (${name}).`,
    es: `Otra categoría del mismo nivel ya tiene la parte de dirección «${slug}» (${name}).`,
  })
}
