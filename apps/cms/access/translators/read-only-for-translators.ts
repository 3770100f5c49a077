import type { Field, FieldAccess } from 'payload'
import { isOneOf } from '../roles.ts'

const editors: FieldAccess = ({ req }) => isOneOf(req.user, ['administrator', 'editor'])

/** What is shared by the languages is shown to translators and cannot be typed into. Lists stay open for the words in them. */
export function readOnlyForTranslators(field: Field): Field {
  switch (field.type) {
    case 'tabs':
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(readOnlyForTranslators) })) }
    case 'blocks':
      return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: block.fields.map(readOnlyForTranslators) })) }
    case 'array':
    case 'collapsible':
    case 'group':
    case 'row':
      return { ...field, fields: field.fields.map(readOnlyForTranslators) }
    case 'ui':
      return field
    default:
      return isOpen(field) ? field : closed(field)
  }
}

/** The state belongs to each language; that a translator's stays a draft is seen to elsewhere. */
function isOpen(field: Field): boolean {
  return ('localized' in field && field.localized === true) || ('name' in field && field.name === '_status')
}

function closed(field: Field): Field {
  const access = 'access' in field ? field.access : undefined
  return { ...field, access: { update: editors, ...access } } as Field
}
