import { type FixedPage, fixedPages, localeCodes } from '@lindero/contract'
import type { Payload } from 'payload'
import { unrecorded } from '../activity/record/unrecorded.ts'
import type { Words } from '../fields/sentence.ts'
import { makesFixedPages } from './keep-fixed-pages.ts'

const titles: Record<FixedPage, Words> = {
  'about-us': { en: 'About Us', es: 'Sobre nosotros' },
  honor: { en: 'Honor', es: 'Certificados' },
  'factory-tour': { en: 'Factory Tour', es: 'Visita a la fábrica' },
  'partner-brands': { en: 'Partner Brands', es: 'Marcas colaboradoras' },
  'timely-delivery': { en: 'Timely Delivery', es: 'Entregas puntuales' },
  'precision-processes': { en: 'Precision Processes', es: 'Procesos de precisión' },
  customized: { en: 'Customized', es: 'A medida' },
  contact: { en: 'Contact', es: 'Contacto' },
}

/** Makes the pages that exist always, published with their title alone; those that are there are left as they are. */
export async function ensureFixedPages(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'pages', pagination: false, select: { fixed: true } })
  const present = new Set(docs.map(({ fixed }) => fixed))
  for (const fixed of fixedPages) {
    if (present.has(fixed)) continue
    const slug = Object.fromEntries(localeCodes.map((locale) => [locale, fixed]))
    await payload.create({
      collection: 'pages',
      locale: 'all',
      publishAllLocales: true,
      data: { fixed, slug, title: titles[fixed] },
      context: { [makesFixedPages]: true, ...unrecorded },
    })
  }
}
