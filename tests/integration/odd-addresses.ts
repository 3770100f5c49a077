import type { Endpoint, FlattenedField, SanitizedConfig } from 'payload'

const operators = [
  ...['equals', 'not_equals', 'in', 'not_in', 'exists', 'like', 'not_like', 'contains', 'greater_than', 'less_than_equal'],
  ...['all', 'near', 'within', 'intersects', 'zz', 'constructor'],
]
const values = ['=zz', '=null', '[]=a&%[]=b', '[a]=b', '[relationTo]=products&%[value]=1', '=99999999999999999999']

const parameters = [
  ...['sort', 'select', 'depth', 'populate', 'joins', 'locale', 'fallback-locale', 'fallbackLocale', 'draft', 'limit', 'page'],
  ...['pagination', 'trash', 'data', 'flattenLocales', 'prefix', 'token', 'where', 'search', 'format', 'kind', 'id', 'after'],
]
const oddities = [
  ...[
    '=',
    '=zz',
    '=-1',
    '=1.5',
    '=1e300',
    '=null',
    '={}',
    '=[]',
    '=%F0%9F%98%80',
    '=a,b',
    '=--id',
    '=__proto__',
    '=%27',
    '=%00',
  ],
  ...['[]=a', '[a]=b', '[a][b]=c', '[]', '=a&%=b', '[0]=name', '[name]=zz', '[name][a]=true', '[id]=false', '[products]=zz'],
]

const filters = [
  ...[
    '{"id":1}',
    '{"id":null}',
    '{"or":null}',
    '{"or":{}}',
    '{"or":[null]}',
    '{"and":[1]}',
    '{"id":[]}',
    '{"name":{"like":1}}',
  ],
  ...['{"id":{"in":null}}', '{"id":{"in":[[1]]}}', '{"id":{"equals":{"a":1}}}', '{"__proto__":{"equals":1}}', '{"id":'],
  `${'{"and":['.repeat(700)}${']}'.repeat(700)}`,
  `{"or":[${Array(900).fill('{"id":{"in":[1]}}').join()}]}`,
]
const joined = [
  ...['=', '=true', '=false', '[limit]=1.5', '[limit]=1e300', '[page]=-1', '[page]=1e300', '[sort][a]=zz', '[count]=zz'],
  ...['[where]=zz', '[where][id]=zz', '[where][id][near]=zz', '[where][id][in]=abc', '[where][zz][equals]=zz'],
]

const names = ['zz', '0', '1', '99999999999', '%E0%A4%A', '%00', '..%2Fx', 'a%2Fb', 'constructor', 'none.png', 'a'.repeat(300)]
const lists = ['products', 'products/count', 'products/versions', 'inquiries', 'activity']
const others = [
  'products/1',
  'globals/home',
  'globals/home/versions',
  'users/me',
  'access',
  'products/export',
  'inquiries/export',
]

/** Addresses nobody writes by intention, for everything the desk can be asked to read. */
export function oddAddresses(config: SanitizedConfig): string[] {
  const ofParameters = parameters.flatMap((name) => oddities.map((oddity) => filled(name, oddity)))
  const ofFilters = filters.map((filter) => `where=${encodeURIComponent(filter)}`)
  return [
    ...[...lists, ...others].flatMap((place) => ofParameters.map((query) => `${place}?${query}`)),
    ...lists.flatMap((place) => ofFilters.map((query) => `${place}?${query}`)),
    ...joined.map((oddity) => `inquiries?joins[files]${oddity}`),
    ...[...names, '__proto__', 'toString'].flatMap((name) => [name, `globals/${name}`]),
    ...ofEndpoints(config),
    ...['products', 'inquiries', 'pages'].flatMap((slug) => ofFields(config, slug)),
  ]
}

const filled = (name: string, oddity: string) => `${name}${oddity.replaceAll('%=', `${name}=`).replaceAll('%[', `${name}[`)}`

/** Every address that is read, with odd names in it and odd queries behind it. */
function ofEndpoints(config: SanitizedConfig): string[] {
  const parts = [
    { at: '', endpoints: config.endpoints },
    ...config.collections.map(({ slug, endpoints }) => ({ at: slug, endpoints: endpoints || [] })),
    ...config.globals.map(({ slug, endpoints }) => ({ at: `globals/${slug}`, endpoints: endpoints || [] })),
  ]
  const asked = parts.flatMap(({ at, endpoints }) =>
    endpoints.filter(isRead).map(({ path }) => `${at}${path}`.replace(/^\/|\/$/g, '')),
  )
  const queries = [
    'where=zz',
    'kind=zz&id=zz&locale=zz',
    'kind=products&id=1e300&locale=en',
    'entity=zz&id[]=1&ids=zz',
    'id=%00',
  ]
  return [...new Set(asked)].flatMap((path) =>
    path.includes(':')
      ? names.slice(0, 8).map((name) => path.replaceAll(/:\w+/g, name))
      : queries.map((query) => `${path}?${query}`),
  )
}

const isRead = ({ method, path }: Endpoint) => method === 'get' && !path.includes('*')

/** Every comparison with every kind of field, and odd values. */
function ofFields(config: SanitizedConfig, slug: string): string[] {
  const fields = config.collections.find((collection) => collection.slug === slug)?.flattenedFields ?? []
  const paths = new Map(fields.flatMap((field) => kindsOf(field)))
  return [...paths.values()].flatMap((path) =>
    operators.flatMap((operator) => values.map((value) => `${slug}?${filled(`where[${path}][${operator}]`, value)}`)),
  )
}

function kindsOf(field: FlattenedField): [kind: string, path: string][] {
  const isMany = 'hasMany' in field && field.hasMany === true
  const own: [string, string] = [`${field.type} ${isMany}`, field.name]
  if (field.type === 'blocks') return [own, ['in blocks', `${field.name}.layout`]]
  const within = 'flattenedFields' in field ? field.flattenedFields : []
  return [own, ...within.map((part): [string, string] => [`in ${field.type}: ${part.type}`, `${field.name}.${part.name}`])]
}
