import { defaultLocale, locales } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { isRecord } from '../../fields/per-language.ts'
import { sentence, type Words } from '../../fields/sentence.ts'
import { refusal } from '../refusal.ts'
import { isTranslator } from '../roles.ts'

interface Operation {
  args?: unknown
  operation: string
  overrideAccess?: boolean | undefined
  req: PayloadRequest
}

/** What translators ask for and may not have is refused before anything happens, with the reason. */
export function refuseToTranslators({ args, operation, overrideAccess, req }: Operation, hasDrafts: boolean): void {
  if (overrideAccess || !isTranslator(req.user) || !isRecord(args)) return
  if (operation === 'restoreVersion') throw refuse(req, noPublishing)
  if (operation !== 'update') return
  if (req.locale === defaultLocale || req.locale === 'all') throw refuse(req, otherLanguage)
  if (req.file) throw refuse(req, noFiles)
  if (hasDrafts && !isDraft(args)) throw refuse(req, noPublishing)
  // The desk sends the focal point along with every save of a picture; it would write the file anew.
  if (isRecord(req.query)) delete req.query.uploadEdits
}

function isDraft({
  data,
  draft,
  publishAllLocales,
  publishSpecificLocale,
  unpublishAllLocales,
}: Record<string, unknown>): boolean {
  const status = isRecord(data) ? data._status : undefined
  const moves = [publishAllLocales, publishSpecificLocale, unpublishAllLocales].some((asked) => asked && asked !== 'false')
  return draft === true && !moves && (status === undefined || status === null || status === 'draft')
}

function refuse(req: PayloadRequest, words: Words): Error {
  return refusal(sentence(req, words), 403)
}

const otherLanguage = {
  en: `Translators write in the other languages. Please leave ${locales[defaultLocale].name} as it is.`,
  es: `Quien traduce escribe en los demás idiomas. Deje ${locales[defaultLocale].name} como está.`,
}
const noPublishing = {
  en: 'Your texts are kept as a draft. An editor publishes them, takes them off the site or restores earlier versions.',
  es: 'Sus textos se guardan como borrador. Publicar, retirar del sitio o recuperar versiones corresponde a edición.',
}
const noFiles = {
  en: 'Translators describe pictures; an editor replaces them.',
  es: 'Quien traduce describe las imágenes; sustituirlas corresponde a edición.',
}
