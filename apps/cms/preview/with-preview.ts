import { isLocale } from '@lindero/contract'
import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { readContent } from '../access/read-content.ts'
import { breakpoints } from './breakpoints.ts'
import { madeAt } from './made-at.ts'
import { previewIdOf, previewKindOf } from './preview-kind.ts'
import { previewLink } from './preview-link.ts'

/** What makes the link of the document in a form, in the language of the form. Null for those who may not see drafts. */
type LinkMaker = (data: Record<string, unknown>, locale: unknown, req: PayloadRequest) => Promise<string | null>

const copyLink = '/preview/copy-link.tsx#CopyLink'

/** A collection whose drafts can be seen on the site: beside the form, and by whoever is sent the link. */
export function withPreview(collection: CollectionConfig, secret: string): CollectionConfig {
  const { admin = {} } = collection
  const { components = {} } = admin
  const edit = { ...components.edit, beforeDocumentControls: [copyLink, ...(components.edit?.beforeDocumentControls ?? [])] }
  const shown = previewOf(collection.slug, secret)
  return shown ? { ...collection, admin: { ...admin, ...shown, components: { ...components, edit } } } : collection
}

export function withGlobalPreview(global: GlobalConfig, secret: string): GlobalConfig {
  const { admin = {} } = global
  const { components = {} } = admin
  const before = [copyLink, ...(components.elements?.beforeDocumentControls ?? [])]
  const elements = { ...components.elements, beforeDocumentControls: before }
  const shown = previewOf(global.slug, secret)
  return shown ? { ...global, admin: { ...admin, ...shown, components: { ...components, elements } } } : global
}

function previewOf(
  slug: string,
  secret: string,
): Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'> | null {
  const linkTo = linkMaker(slug, secret)
  if (!linkTo) return null
  return {
    livePreview: { breakpoints, url: ({ data, locale, req }) => linkTo(data, locale.code, req) },
    preview: (data, { locale, req }) => linkTo(data, locale, req),
  }
}

function linkMaker(slug: string, secret: string): LinkMaker | null {
  const kind = previewKindOf(slug)
  if (kind === null) return null
  return async (data, locale, req) => {
    const id = previewIdOf(kind, data.id)
    if (id === null || !isLocale(locale) || (await readContent({ req })) !== true) return null
    const made = await madeAt(req, kind, id)
    return made === null ? null : previewLink({ kind, id, locale, made }, secret, Date.now())
  }
}
