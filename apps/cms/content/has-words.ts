import type { Field } from 'payload'

/** Whether there is anything to translate. */
export function hasWords(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if (field.type === 'tabs') return field.tabs.some((tab) => hasWords(tab.fields))
    if (field.type === 'blocks') return field.blocks.some((block) => hasWords(block.fields))
    return ('localized' in field && field.localized === true) || ('fields' in field && hasWords(field.fields))
  })
}
