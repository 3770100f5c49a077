import type { Access, PayloadRequest, SanitizedConfig, Where } from 'payload'
import { isAdministrator, roleOf } from './roles.ts'

const locks = 'payload-locked-documents'

/**
 * Payload notes who has a document open, and lets everybody who is signed in read and undo those notes. Here they are for
 * those who may open the document; new ones are made by the program alone.
 */
export function closeLocks(config: SanitizedConfig): SanitizedConfig {
  const rule: Access = async ({ req }) => {
    if (!roleOf(req.user) || isAdministrator(req.user)) return isAdministrator(req.user)
    const [collections, globals] = await Promise.all([readable(config.collections, req), readable(config.globals, req)])
    const open: Where[] = [{ 'document.relationTo': { in: collections } }, { globalSlug: { in: globals } }]
    return { or: open }
  }
  const access = { create: () => false, read: rule, update: rule, delete: rule }
  for (const collection of config.collections) if (collection.slug === locks) Object.assign(collection.access, access)
  return config
}

async function readable(entities: { slug: string; access: { read: Access } }[], req: PayloadRequest): Promise<string[]> {
  const asked = entities.filter(({ slug }) => !slug.startsWith('payload-'))
  const verdicts = await Promise.all(asked.map(({ access }) => access.read({ req })))
  return asked.filter((_, index) => Boolean(verdicts[index])).map(({ slug }) => slug)
}
