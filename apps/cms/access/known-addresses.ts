import type {
  Endpoint,
  PayloadHandler,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { isIncomparable } from '../database/incomparable.ts'
import { rowId } from '../database/row-id.ts'
import { Refusal } from '../publishing/refusal.ts'
import { fieldsOf } from './filters/field-at.ts'
import { refuseUnusable } from './filters/refuse-unusable.ts'
import { fileAnswer } from './missing-file.ts'
import { ownNamesOnly, refuseUnreadable, tellsUnreadable } from './readable-address.ts'

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

/**
 * Payload hands whatever stands in an address to the database, and answers with an error of its own where that fails. Here
 * numbers that are none, versions of what keeps none and filters nobody could use are refused before; values the database
 * cannot compare, after.
 */
export function knownAddresses(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    const { endpoints } = entity
    Object.assign(entity, { endpoints: endpoints ? endpoints.map((endpoint) => guard(config, entity, endpoint)) : closed })
  }
  const hooks = { ...config.hooks, afterError: [...(config.hooks.afterError ?? []), tellsUnreadable] }
  return Object.assign(config, { db: ownNamesOnly(config.db), hooks })
}

function guard(config: SanitizedConfig, entity: Entity, endpoint: Endpoint): Endpoint {
  const { method, path } = endpoint
  const handler = path.startsWith('/file/') ? fileAnswer(endpoint.handler) : endpoint.handler
  const isOfVersions = path.startsWith('/versions')
  // Restoring says itself what is wrong with a version.
  const hasNumber = /\/:id\b/.test(path) && !path.startsWith('/verify') && !(isOfVersions && method === 'post')
  return {
    ...endpoint,
    handler: async (req) => {
      refuseUnreadable(req)
      if (isOfVersions && !entity.versions) throw new Refusal(req, nothingHere, 404)
      const id = req.routeParams?.id
      if (hasNumber && id !== undefined && rowId(id) === null) throw new Refusal(req, nothingHere, 404)
      refuseBadPage(req)
      refuseUnusable(req, () => fieldsOf(config, entity, isOfVersions))
      return filtered(handler, req)
    },
  }
}

async function filtered(handler: PayloadHandler, req: PayloadRequest): Promise<Response> {
  try {
    return await handler(req)
  } catch (error) {
    const isFiltered = req.query.where !== undefined || req.query.joins !== undefined
    throw isFiltered && isIncomparable(req.payload.db, error) ? new Refusal(req, incomparable, 400) : error
  }
}

function refuseBadPage(req: PayloadRequest): void {
  for (const name of ['page', 'limit']) {
    const given = req.query[name]
    if (given && given !== '0' && rowId(given) === null) throw new Refusal(req, noNumber(name), 400)
  }
}

/** What Payload keeps for itself. */
const nobody: PayloadHandler = (req) => {
  throw new Refusal(req, nothingHere, 404)
}
const closed: Endpoint[] = [
  { method: 'post', path: '/', handler: nobody },
  ...(['get', 'patch', 'delete'] as const).flatMap((method): Endpoint[] => [
    { method, path: '/', handler: nobody },
    { method, path: '/:id', handler: nobody },
  ]),
]

const nothingHere = { en: 'There is nothing at this address.', es: 'No hay nada en esta dirección.' }

const incomparable = {
  en: 'A value in this filter cannot be compared with what is stored there.',
  es: 'Un valor de este filtro no se puede comparar con lo que hay guardado.',
}

const noNumber = (name: string) => ({
  en: `“${name}” must be a whole number.`,
  es: `«${name}» debe ser un número entero.`,
})
