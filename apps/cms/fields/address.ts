import { type GuardedAddress, guardAddress } from '@lindero/contract'
import type { PayloadRequest, TextField } from 'payload'
import { described } from './described.ts'
import { sentence, type Words } from './sentence.ts'

type Refusal = Extract<GuardedAddress, { ok: false }>['reason']

const refusals: Record<Refusal, Words> = {
  empty: { en: 'Enter an address.', es: 'Escriba una dirección.' },
  script: {
    en: 'This address could run a program in the visitor’s browser and is not accepted.',
    es: 'Esta dirección podría ejecutar un programa en el navegador del visitante y no se admite.',
  },
  external: {
    en: 'This leads to another website. Tick the box that allows it, or enter a path such as “/contact”.',
    es: 'Lleva a otro sitio web. Marque la casilla que lo permite o escriba una ruta como «/contact».',
  },
  unreadable: {
    en: 'Enter a path such as “/contact”, a full address beginning with “https://”, or “mailto:” or “tel:” with what follows.',
    es: 'Escriba una ruta como «/contact», una dirección completa que empiece por «https://», o «mailto:» o «tel:» con lo que siga.',
  },
}

/** True for an address visitors may be led to, otherwise why not (C-8). */
export function checkAddress(value: unknown, external: boolean, req: PayloadRequest): true | string {
  const verdict = guardAddress(value ?? '', { external })
  return verdict.ok ? true : sentence(req, refusals[verdict.reason])
}

/** The full address of another website. */
export function websiteField(name: string, label: Words, options: { required?: boolean; help?: Words } = {}): TextField {
  const { required = false, help } = options
  return {
    name,
    type: 'text',
    label,
    required,
    admin: { ...described(help), placeholder: 'https://' },
    validate: (value: unknown, { req }: { req: PayloadRequest }) => checkWebsite(value, required, req),
  }
}

export function checkWebsite(value: unknown, required: boolean, req: PayloadRequest): true | string {
  if (!required && (value === null || value === undefined || value === '')) return true
  const verdict = guardAddress(value ?? '', { external: true })
  if (!verdict.ok && verdict.reason === 'script') return sentence(req, refusals.script)
  return verdict.ok && verdict.leaves ? true : sentence(req, noWebsite)
}

const noWebsite = {
  en: 'Enter the full address of a website, beginning with “https://”.',
  es: 'Escriba la dirección completa de un sitio web, que empiece por «https://».',
}
