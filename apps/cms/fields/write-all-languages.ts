import type { CollectionConfig, Field, FieldHook, GlobalConfig } from 'payload'
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
  return { ...config, fields: config.fields.map(prepared) }
}

function prepared(field: Field): Field {
  switch (field.type) {
    case 'tabs':
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(prepared) })) }
    case 'blocks':
      return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: block.fields.map(prepared) })) }
    case 'array':
    case 'collapsible':
    case 'group':
    case 'row':
      return { ...field, fields: field.fields.map(prepared) }
    case 'richText':
    case 'text':
    case 'textarea':
      return field.localized ? withHook(field) : field
    default:
      return field
  }
}

function withHook<Localised extends Extract<Field, { type: 'richText' | 'text' | 'textarea' }>>(field: Localised): Localised {
  return { ...field, hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), keepGiven] } }
}
