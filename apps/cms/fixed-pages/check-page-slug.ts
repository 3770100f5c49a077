import { isLocale } from '@lindero/contract'
import { type CollectionBeforeChangeHook, type FieldHook, type PayloadRequest, ValidationError } from 'payload'
import { byLanguage, isFilled } from '../fields/per-language.ts'
import { sentence, type Words } from '../fields/sentence.ts'
import { badSlug, isSlug } from '../fields/slug.ts'
import { reservedSlugs } from './reserved-slugs.ts'

/** Checked for drafts as well: what a draft holds in one language may be published from the other. */
export const checkPageSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const fixed: unknown = data.fixed ?? originalDoc?.fixed ?? null
  for (const [locale, slug] of Object.entries(byLanguage(data.slug, req.locale))) {
    if (!isFilled(slug)) continue
    const words = fixed === null ? await whyNot(slug, locale, originalDoc?.id, req) : slug === fixed ? null : notRenamed
    if (words) {
      const errors = [{ path: 'slug', message: sentence(req, words) }]
      throw new ValidationError({ collection: 'pages', req, errors })
    }
  }
}

async function whyNot(slug: string, locale: string, id: unknown, req: PayloadRequest): Promise<Words | null> {
  if (reservedSlugs.has(slug)) return reserved(slug)
  if (!isSlug(slug)) return badSlug
  const others = id === undefined ? [] : [{ id: { not_equals: id } }]
  const where = { and: [{ slug: { equals: slug } }, ...others] }
  const { totalDocs } = await req.payload.db.count({ collection: 'pages', where, req, ...(isLocale(locale) && { locale }) })
  return totalDocs > 0 ? taken(slug) : null
}

/** A page that exists always keeps its address in every language. */
export const fillFixedSlug: FieldHook = ({ value, data, originalDoc }) => {
  const fixed: unknown = data?.fixed ?? originalDoc?.fixed
  return isFilled(fixed) && !value ? fixed : value
}

const notRenamed = {
  en: 'The address of this page is fixed; only its words can be changed.',
  es: 'La dirección de esta página es fija; solo se pueden cambiar sus textos.',
}

const reserved = (slug: string) => ({
  en: `“${slug}” is already used by the site itself. Choose another address part.`,
  es: `«${slug}» ya lo usa el propio sitio. Elija otra parte de dirección.`,
})

const taken = (slug: string) => ({
  en: `Another page already stands at “${slug}”. Choose another address part.`,
  es: `Otra página ya está en «${slug}». Elija otra parte de dirección.`,
})
