import type { CollectionBeforeDeleteHook } from 'payload'
import { refusal } from '../../access/refusal.ts'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { sentence } from '../../fields/sentence.ts'
import { readUses, type Use } from './read-uses.ts'

const named = 4

/** A picture that stands somewhere is not deleted by staff. What the program takes out, it takes out as a whole. */
export const refuseUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const uses = await readUses(req.payload, Number(id), deskLocale(req.i18n), req)
  if (uses.length === 0) return
  const where = listed(uses)
  const rest = uses.length - named
  const message = sentence(req, {
    en: `This picture is in use and was not deleted: ${where}${rest > 0 ? ` and in ${rest} more` : ''}. Take it out there first.`,
    es: `Esta imagen está en uso y no se ha eliminado: ${where}${rest > 0 ? ` y en ${rest} más` : ''}. Quítela antes de allí.`,
  })
  throw refusal(message, 409)
}

function listed(uses: Use[]): string {
  return uses
    .slice(0, named)
    .map(({ kind, title }) => [kind, title].filter(Boolean).join(' '))
    .join(', ')
}
