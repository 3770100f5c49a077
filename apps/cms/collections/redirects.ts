import { guardAddress } from '@lindero/contract'
import type { CollectionConfig, FieldHook, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { isRecord } from '../fields/per-language.ts'
import { sentence } from '../fields/sentence.ts'
import { readRedirects } from '../redirects/follow-addresses.ts'
import { endOf } from '../redirects/plan-redirects.ts'

const isPath: TextFieldSingleValidation = (value, { req }) => {
  const verdict = guardAddress(value, { external: false })
  if (verdict.ok && /^\/\S*$/.test(verdict.href)) return true
  return sentence(req, {
    en: 'Enter a path on this site that begins with one slash, for example “/contact”.',
    es: 'Escriba una ruta de este sitio que empiece por una barra, por ejemplo «/es/contact».',
  })
}

const isOldPath: TextFieldSingleValidation = (value, context) => {
  const verdict = isPath(value, context)
  if (verdict !== true || !/[?#]/.test(value ?? '')) return verdict
  return sentence(context.req, {
    en: 'Enter the old path alone, without “?” or “#”.',
    es: 'Escriba solo la ruta antigua, sin «?» ni «#».',
  })
}

const leadsSomewhere: TextFieldSingleValidation = async (value, context) => {
  const verdict = await isPath(value, context)
  const from = isRecord(context.siblingData) ? context.siblingData.from : undefined
  if (verdict !== true || typeof value !== 'string' || typeof from !== 'string') return verdict
  if (!(await leadsBack(from, value, context.id, context.req))) return true
  return sentence(context.req, {
    en: 'This would lead in a circle: the new path leads back to the old one.',
    es: 'Formaría un círculo: la ruta nueva vuelve a la antigua.',
  })
}

async function leadsBack(from: string, to: string, id: unknown, req: PayloadRequest): Promise<boolean> {
  const others = (await readRedirects(req)).filter((other) => other.id !== id && other.from !== from)
  return endOf(from, to, new Map(others.map((other) => [other.from, other.to]))) === null
}

/** `/old/` and `/old` are one address to visitors. */
const withoutTrailingSlash: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().replace(/(?<=.)\/+$/, '') : value

export const redirects: CollectionConfig = {
  slug: 'redirects',
  disableDuplicate: true,
  labels: { singular: { en: 'Redirect', es: 'Redirección' }, plural: { en: 'Redirects', es: 'Redirecciones' } },
  admin: {
    useAsTitle: 'from',
    group: { en: 'Website', es: 'Sitio web' },
    defaultColumns: ['from', 'to', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    description: {
      en: 'Old addresses and where they lead now. When a category or a page moves, its redirects are made by themselves.',
      es: 'Direcciones antiguas y adónde llevan ahora. Cuando una categoría o página se mueve, sus redirecciones se crean solas.',
    },
  },
  defaultSort: '-updatedAt',
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: isOldPath,
      hooks: { beforeValidate: [withoutTrailingSlash] },
      label: { en: 'Old path', es: 'Ruta antigua' },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      validate: leadsSomewhere,
      hooks: { beforeValidate: [withoutTrailingSlash] },
      label: { en: 'New path', es: 'Ruta nueva' },
    },
  ],
}
