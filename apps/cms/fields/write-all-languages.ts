import { localeCodes } from '@lindero/contract'
import type { CollectionConfig, FieldHook, GlobalConfig } from 'payload'
import { mapWords, type WordsField } from './map-words.ts'
import { isPerLanguage } from './per-language.ts'

/**
 * Payload creates in all languages at once but, on an update, puts the stored words back over the ones given. Here the given
 * words count as stored before that happens, in every language they come in.
 */
const keepGiven: FieldHook = ({ context, data, field, req, siblingData, siblingDocWithLocales, value }) => {
  if (String(req.locale) !== 'all' || !siblingDocWithLocales) return value
  if (siblingData === data) keepStatus(data, context, siblingDocWithLocales)
  if (!isPerLanguage(value) || !('name' in field) || !field.name) return value
  const stored = siblingDocWithLocales[field.name]
  siblingDocWithLocales[field.name] = { ...(isPerLanguage(stored) ? stored : {}), ...value }
  return value
}

/**
 * The same with the status: a draft written in all languages would go on being called published. `context.statuses` says it for
 * each language, for a new document that is public in some of them.
 */
function keepStatus(
  data: { _status?: unknown } | undefined,
  { statuses }: Record<string, unknown>,
  stored: Record<string, unknown>,
) {
  if (isPerLanguage(statuses)) stored._status = { ...statuses }
  else if (data?._status === 'draft') stored._status = Object.fromEntries(localeCodes.map((code) => [code, 'draft']))
}

export function writesAllLanguages<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  return { ...config, fields: mapWords(config.fields, withHook) }
}

function withHook<Words extends WordsField>(field: Words): Words {
  return { ...field, hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), keepGiven] } }
}
