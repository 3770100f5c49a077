import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type FlattenedField,
  getFieldByPath,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

/** The field a filter names; null for one we do not know, closed for what lies inside a value that is stored as a whole. */
export type FieldAt = (path: string) => FlattenedField | 'closed' | null

export function fieldsOf(config: SanitizedConfig, entity: Entity, ofVersions: boolean): FieldAt {
  const fields = ofVersions ? versionFields(config, entity) : entity.flattenedFields
  const at = (path: string) => getFieldByPath({ config, fields, includeRelationships: true, path })?.field ?? null
  return (given) => {
    // Payload writes a dot either way.
    const segments = given.replaceAll('__', '.').split('.')
    const above = segments.slice(1).map((_, index) => at(segments.slice(0, index + 1).join('.')))
    return above.some((field) => field && wholes.includes(field.type)) ? 'closed' : at(segments.join('.'))
  }
}

function versionFields(config: SanitizedConfig, entity: Entity): FlattenedField[] {
  return 'joins' in entity ? buildVersionCollectionFields(config, entity, true) : buildVersionGlobalFields(config, entity, true)
}

const wholes = ['blocks', 'json', 'richText']
