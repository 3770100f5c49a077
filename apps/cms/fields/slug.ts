import type { Field, TextFieldSingleValidation } from 'payload'

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The part of the address that stands for this document, made from its name when left empty. */
export function slugField(from: string): Field {
  return {
    name: 'slug',
    type: 'text',
    localized: true,
    required: true,
    index: true,
    label: { en: 'Address part', es: 'Parte de la dirección' },
    admin: {
      position: 'sidebar',
      description: { en: 'Made from the name when left empty.', es: 'Si se deja vacío, se forma con el nombre.' },
    },
    validate: validSlug,
    hooks: { beforeValidate: [({ value, data }) => fillSlug(value, data?.[from])] },
  }
}

const validSlug: TextFieldSingleValidation = (value, { req }) => {
  const slugs = inEveryLanguage(value)
  if (slugs.length > 0 && slugs.every((slug) => typeof slug === 'string' && form.test(slug))) return true
  return req.i18n.language === 'es'
    ? 'Use solo minúsculas sin acentos, cifras y guiones, por ejemplo «bolsos-tote».'
    : 'Use lower-case letters, digits and hyphens only, for example “tote-bags”.'
}

/** A write in all languages at once brings `{ en, es }`, any other brings the one text. */
function fillSlug(value: unknown, name: unknown): unknown {
  if (!isPerLanguage(name)) return isFilled(value) ? value.trim() : slugOf(name)
  const given = isPerLanguage(value) ? value : {}
  const filled = Object.entries(name).map(([code, text]) => [code, isFilled(given[code]) ? given[code] : slugOf(text)])
  return Object.fromEntries(filled)
}

export function slugOf(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || undefined
}

function inEveryLanguage(value: unknown): unknown[] {
  return isPerLanguage(value) ? Object.values(value) : [value]
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isPerLanguage(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
