import type { Home } from '@lindero/contract'
import type { Reader } from './reader.ts'
import { readSeo } from './seo.ts'

export function publishHome(document: Reader): Home | null {
  const title = document.text('hero.title')
  if (!title) return null
  return {
    hero: { title, text: document.text('hero.text'), picture: document.reference('hero.picture') },
    statement: document.text('statement'),
    figures: document.rows('figures').map((row) => ({ value: row.text('value'), label: row.text('label') })),
    selected: { title: document.text('selected.title'), products: document.references('selected.products') },
    steps: {
      title: document.text('steps.title'),
      text: document.text('steps.text'),
      items: document.rows('steps.items').map((row) => ({ title: row.text('title'), text: row.text('text') })),
    },
    craft: {
      title: document.text('craft.title'),
      text: document.text('craft.text'),
      points: document.rows('craft.points').map((row) => row.text('text')),
      picture: document.reference('craft.picture'),
    },
    call: { title: document.text('call.title'), text: document.text('call.text') },
    seo: readSeo(document),
    updatedAt: document.text('updatedAt'),
  }
}
