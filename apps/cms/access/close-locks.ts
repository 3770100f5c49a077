import type { Access, PayloadRequest, SanitizedConfig } from 'payload'
import { isRecord } from '../fields/per-language.ts'
import { readableKinds } from './readable.ts'
import { isAdministrator, roleOf } from './roles.ts'

const locks = 'payload-locked-documents'

/**
 * Payload notes who has a document open, and lets everybody who is signed in read and undo those notes. Here they are for
 * those who may open the document; new ones are made by the program alone.
 */
export function closeLocks(config: SanitizedConfig): SanitizedConfig {
  const rule: Access = async ({ req }) => {
    if (!roleOf(req.user) || isAdministrator(req.user)) return isAdministrator(req.user)
    return {
      id: {
        in: await locksOn(
          (await readableKinds(config, req)).map(([slug]) => slug),
          req,
        ),
      },
    }
  }
  const access = { create: () => false, read: rule, update: rule, delete: rule }
  for (const collection of config.collections) if (collection.slug === locks) Object.assign(collection.access, access)
  return config
}

/** There are as many as documents are open: a handful. */
async function locksOn(slugs: string[], req: PayloadRequest): Promise<number[]> {
  const { docs } = await req.payload.db.find<{ id: number; document?: unknown; globalSlug?: unknown }>({
    collection: locks,
    pagination: false,
    req,
  })
  const isOn = ({ document, globalSlug }: (typeof docs)[number]) =>
    slugs.includes(String(globalSlug ?? (isRecord(document) ? document.relationTo : '')))
  return docs.filter(isOn).map(({ id }) => id)
}
