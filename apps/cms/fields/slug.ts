import { localeCodes } from '@lindero/contract'
import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { isTyping } from '../publishing/wanted.ts'
import { freeForCopy } from './free-for-copy.ts'
import { inEveryLanguage, isFilled, isPerLanguage } from './per-language.ts'
import { sentence } from './sentence.ts'

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The part of the address that stands for this document, made from its name when left empty. */
export function slugField(from: string, fill?: FieldHook): TextField {
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
    custom: { fillsItself: true },
    hooks: {
      beforeValidate: [
        ...(fill ? [fill] : []),
        // Not of half a word: it would stay.
        ({ collection, data, req, value }) => (isTyping(req, collection?.slug) ? value : fillSlug(value, data?.[from])),
      ],
      beforeChange: [fillOtherLanguages(from)],
      beforeDuplicate: [freeForCopy],
    },
  }
}

const validSlug: TextFieldSingleValidation = (value, { event, req }) => {
  // While it is being typed an empty one is fine: it is filled in when the document is saved.
  if (event === 'onChange' && !value) return true
  const slugs = inEveryLanguage(value)
  return slugs.length > 0 && slugs.every(isSlug) ? true : sentence(req, badSlug)
}

export const badSlug = {
  en: 'Use lower-case letters, digits and hyphens only, for example “tote-bags”.',
  es: 'Use solo minúsculas sin acentos, cifras y guiones, por ejemplo «bolsos-tote».',
}

export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && form.test(value)
}

/** The languages that were only typed so far get theirs with the first one that is saved. */
function fillOtherLanguages(from: string): FieldHook {
  return ({ collection, req, siblingDocWithLocales, value }) => {
    const names = siblingDocWithLocales?.[from]
    if (siblingDocWithLocales && isPerLanguage(names) && !isTyping(req, collection?.slug))
      siblingDocWithLocales.slug = fillSlug(siblingDocWithLocales.slug, names)
    return value
  }
}

function fillSlug(value: unknown, name: unknown): unknown {
  if (!isPerLanguage(name) && !isPerLanguage(value)) return isFilled(value) ? value.trim() : slugOf(name)
  const [given, names] = [isPerLanguage(value) ? value : {}, isPerLanguage(name) ? name : {}]
  const filled = localeCodes.map((code) => [code, isFilled(given[code]) ? given[code].trim() : slugOf(names[code])])
  return Object.fromEntries(filled.filter(([, slug]) => slug !== undefined))
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
