import type { Locale } from '@lindero/contract'
import { asHtml } from './as-html.ts'
import type { Template } from './built-in.ts'
import { fill, oneLine } from './fill.ts'
import type { PlaceValues } from './places.ts'

export interface Written {
  subject: string
  text: string
  html: string
}

/** A mail out of a template: as text, and the same as HTML in which no value can be more than text. */
export function writeMail({ subject, text }: Template, values: PlaceValues, locale: Locale): Written {
  const filled = fill(text, values)
  return { subject: oneLine(fill(subject, values)), text: filled, html: asHtml(filled, locale, values.link || null) }
}
