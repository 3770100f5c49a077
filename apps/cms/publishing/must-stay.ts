import { type Locale, locales } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import type { Words } from '../fields/sentence.ts'
import { type Place, publicLanguages, readPublic } from './public-state.ts'
import { Refusal } from './refusal.ts'

/**
 * What the site cannot be without: home, company, menus and the contact page stay public in every language they are public
 * in, the other pages that exist always in at least one.
 */
export async function refuseIfItMustStay(req: PayloadRequest, place: Place, leaving: readonly Locale[]): Promise<void> {
  const row = await readPublic(req, place)
  const now = publicLanguages(row)
  const going = now.filter((code) => leaving.includes(code))
  if (going.length === 0) return
  if ('global' in place || row?.fixed === 'contact') throw new Refusal(req, always, 409)
  if (row?.fixed && going.length === now.length) throw new Refusal(req, atLeastOne(now), 409)
}

const always = {
  en: 'The site cannot be without this. Change its words and publish them instead.',
  es: 'El sitio no puede prescindir de esto. Cambie los textos y publíquelos.',
}

const atLeastOne = (codes: readonly Locale[]): Words => {
  const names = codes.map((code) => locales[code].name).join(', ')
  return {
    en: `This page belongs to the site and stays public in at least one language (now: ${names}).`,
    es: `Esta página forma parte del sitio y queda publicada al menos en un idioma (ahora: ${names}).`,
  }
}
