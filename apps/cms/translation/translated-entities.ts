import type { Field, Payload, StaticLabel } from 'payload'
import { deskLabel } from './desk-label.ts'

/** A collection or global with words in each language. */
export interface TranslatedEntity {
  slug: string
  isGlobal: boolean
  fields: Field[]
  label: StaticLabel
  /** The field a document is called by. */
  title?: string
}

/** They are known by the field that shows how far their translation is. */
export function translatedEntities(payload: Payload): TranslatedEntity[] {
  const { collections, globals } = payload.config
  return [
    ...collections.filter(isTranslated).map(({ admin, fields, labels, slug }) => ({
      slug,
      fields,
      isGlobal: false,
      label: deskLabel(labels.plural, slug),
      title: admin.useAsTitle ?? 'id',
    })),
    ...globals
      .filter(isTranslated)
      .map(({ slug, fields, label }) => ({ slug, fields, isGlobal: true, label: deskLabel(label, slug) })),
  ]
}

function isTranslated({ fields }: { fields: Field[] }): boolean {
  return fields.some((field) => 'name' in field && field.name === 'translation')
}
