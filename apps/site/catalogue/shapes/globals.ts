import type { ContentKinds } from '@lindero/contract'
import * as v from 'valibot'
import { id, idOrNull, ids, links, numberOrNull, seo, target, text } from './parts.ts'

type Global = 'company' | 'footer' | 'forms' | 'home' | 'navigation' | 'settings' | 'texts'

const titled = { title: text, text }

const address = v.object({
  kind: text,
  lines: text,
  phone: text,
  email: text,
  hours: text,
  directions: text,
  countryCode: text,
  timeZone: text,
  openingHours: v.array(
    v.object({ days: v.array(v.picklist(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])), opens: text, closes: text }),
  ),
})

export const globals: { [Kind in Global]: v.GenericSchema<unknown, ContentKinds[Kind]> } = {
  company: v.object({
    legalName: text,
    shortName: text,
    founded: numberOrNull,
    tagline: text,
    description: text,
    addresses: v.array(address),
    phones: v.array(v.object({ label: text, number: text })),
    emails: v.array(v.object({ label: text, address: text })),
    social: v.array(v.object({ label: text, href: text })),
    holidays: v.array(v.object({ name: text, from: text, until: text })),
    legalLine: text,
    registration: text,
    fictional: v.boolean(),
  }),
  footer: v.object({
    columns: v.array(v.object({ title: text, items: links })),
    contact: v.object(titled),
    legal: links,
  }),
  forms: v.object({
    messageLanguage: v.picklist(['visitor', 'zh']),
    confirmation: v.object(titled),
    consent: text,
  }),
  home: v.object({
    hero: v.object({ ...titled, picture: idOrNull }),
    statement: text,
    figures: v.array(v.object({ value: text, label: text })),
    selected: v.object({ title: text, products: ids }),
    steps: v.object({ ...titled, items: v.array(v.object(titled)) }),
    craft: v.object({ ...titled, points: v.array(text), picture: idOrNull }),
    call: v.object(titled),
    seo,
    // Copies on disk from before this was sent have none.
    updatedAt: v.optional(text, ''),
  }),
  navigation: v.object({
    items: v.array(v.object({ label: text, target, children: links, showsCategories: v.boolean(), intro: text })),
    action: v.nullable(v.object({ label: text, target })),
  }),
  settings: v.object({
    siteName: text,
    description: text,
    productsPerPage: v.pipe(id, v.minValue(1), v.maxValue(500)),
    version: text,
    domain: text,
    themeUrl: text,
    ajaxUrl: text,
  }),
  texts: v.record(text, text),
}
