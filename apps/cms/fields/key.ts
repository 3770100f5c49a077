import { defaultLocale } from '@lindero/contract'
import type { FieldHook, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload'
import { isTyping } from '../publishing/wanted.ts'
import { isFilled, isPerLanguage } from './per-language.ts'
import { sentence } from './sentence.ts'
import { isSlug, slugOf } from './slug.ts'

/** A name for imports and links that stays when the words change; made from them once. */
export function keyField(from: string): TextField {
  return {
    name: 'key',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    label: { en: 'Key', es: 'Clave' },
    admin: {
      position: 'sidebar',
      description: {
        en: 'Made once from the name; imports refer to it. Best left as it is.',
        es: 'Se forma una vez con el nombre; las importaciones la usan. Mejor no cambiarla.',
      },
    },
    validate: isKeyForm,
    hooks: { beforeValidate: [fillKey(from)], beforeDuplicate: [() => null] },
  }
}

/** An empty one is fine while it is being typed: it is filled in when the document is saved. */
export const isKeyForm: TextFieldSingleValidation = (value, { event, req }) =>
  isSlug(value) || (event === 'onChange' && !value) ? true : sentence(req, badKey)

const badKey = {
  en: 'Use lower-case letters, digits and hyphens only, for example “cognac”.',
  es: 'Use solo minúsculas sin acentos, cifras y guiones, por ejemplo «cognac».',
}

function fillKey(from: string): FieldHook {
  return async ({ value, data, collection, originalDoc, req }) => {
    if (isFilled(value)) return value.trim()
    // It is made once: not of half a word.
    if (isTyping(req, collection?.slug)) return undefined
    const wanted = slugOf(wordsOf(data?.[from] ?? originalDoc?.[from]))
    return wanted && collection ? freeKey(wanted, collection.slug, req) : undefined
  }
}

export function wordsOf(value: unknown): unknown {
  return isPerLanguage(value) ? (value[defaultLocale] ?? Object.values(value)[0]) : value
}

async function freeKey(wanted: string, collection: string, req: PayloadRequest): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const key = attempt === 1 ? wanted : `${wanted}-${attempt}`
    const { totalDocs } = await req.payload.db.count({ collection, where: { key: { equals: key } }, req })
    if (totalDocs === 0) return key
  }
}
