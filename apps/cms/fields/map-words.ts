import type { Field } from 'payload'

export type WordsField = Extract<Field, { type: 'richText' | 'text' | 'textarea' }>

/** The same fields, with every text that is written in each language changed, through groups, tabs, lists and blocks. */
export function mapWords(fields: readonly Field[], change: (field: WordsField) => Field): Field[] {
  const within = (inner: readonly Field[]) => mapWords(inner, change)
  return fields.map((field) => {
    switch (field.type) {
      case 'tabs':
        return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: within(tab.fields) })) }
      case 'blocks':
        return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: within(block.fields) })) }
      case 'array':
      case 'collapsible':
      case 'group':
      case 'row':
        return { ...field, fields: within(field.fields) }
      case 'richText':
      case 'text':
      case 'textarea':
        return field.localized ? change(field) : field
      default:
        return field
    }
  })
}
