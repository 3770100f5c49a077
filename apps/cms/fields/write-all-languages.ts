import type { CollectionConfig, FieldHook, GlobalConfig } from 'payload'
import { mapWords, type WordsField } from './map-words.ts'
import { isPerLanguage } from './per-language.ts'

/**
 * Payload creates in all languages at once but, on an update, puts the stored words back over the ones given. Here the given
 * words count as stored before that happens, in every language they come in.
 */
const keepGiven: FieldHook = ({ field, req, siblingDocWithLocales, value }) => {
  if (String(req.locale) !== 'all' || !isPerLanguage(value) || !siblingDocWithLocales || !('name' in field) || !field.name)
    return value
  const stored = siblingDocWithLocales[field.name]
  siblingDocWithLocales[field.name] = { ...(isPerLanguage(stored) ? stored : {}), ...value }
  return value
}

export function writesAllLanguages<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  return { ...config, fields: mapWords(config.fields, withHook) }
}

function withHook<Words extends WordsField>(field: Words): Words {
  return { ...field, hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), keepGiven] } }
}
