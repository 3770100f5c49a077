import { fixedPages } from '@lindero/contract'
import type { Payload, Where } from 'payload'
import type { DemoHome, DemoHouse, DemoPage } from './demo-house.ts'
import { findOwn } from './load-catalogue.ts'
import { deskBlock, rows } from './page-blocks.ts'
import type { References } from './references.ts'
import { createDemo, updateDemo, writeDemoGlobal } from './write-demo.ts'

type Say = (line: string) => void

/** Pages link to one another, so every one exists before the first is filled. */
export async function loadPages(payload: Payload, pages: DemoPage[], references: References, say: Say): Promise<void> {
  const empty: DemoPage[] = []
  for (const page of pages) {
    const isFixed = fixedPages.some((key) => key === page.key)
    const place: Where = isFixed ? { fixed: { equals: page.key } } : { slug: { equals: page.slug.en } }
    const own = await findOwn(payload, 'pages', place)
    const { title, slug } = page
    references.set('page', page.key, own ?? (await createDemo(payload, { collection: 'pages', data: { title, slug } })))
    if (own === null || (await isBlank(payload, own))) empty.push(page)
    else say(`The page "${title.en}" stays as the staff have it`)
  }
  for (const page of empty) {
    const blocks = page.blocks.map((block) => deskBlock(block, references))
    await updateDemo(payload, 'pages', references.get('page', page.key), { blocks, seo: references.seo(page.seo) })
  }
}

async function isBlank(payload: Payload, id: number): Promise<boolean> {
  const { blocks } = await payload.findByID({ collection: 'pages', id, depth: 0, draft: true })
  return !Array.isArray(blocks) || blocks.length === 0
}

export async function loadGlobals(payload: Payload, house: DemoHouse, references: References, say: Say): Promise<void> {
  const { company, settings, navigation, footer, forms } = house
  const globals: Record<string, Record<string, unknown> | null> = {
    home: house.home && homeOf(house.home, references),
    company,
    settings,
    forms: forms && { ...forms, recipients: forms.recipients.map((email) => ({ email })) },
    navigation: navigation && {
      items: references.labelled(navigation.items.map((item) => ({ ...item, children: references.labelled(item.children) }))),
      action: references.labelled([navigation.action])[0],
    },
    footer: footer && {
      ...footer,
      columns: footer.columns.map((column) => ({ ...column, items: references.labelled(column.items) })),
      legal: references.labelled(footer.legal),
    },
  }
  for (const [slug, data] of Object.entries(globals)) {
    if (!data) continue
    const present = await payload.findGlobal({ slug, depth: 0, draft: true })
    if (present.updatedAt) say(`What staff entered under "${slug}" stays as it is`)
    else await writeDemoGlobal(payload, slug, data)
  }
}

function homeOf({ hero, craft, selected, seo, ...home }: DemoHome, references: References) {
  return {
    ...home,
    hero: { ...hero, picture: references.get('picture', hero.picture) },
    craft: { ...craft, points: rows(craft.points), picture: references.get('picture', craft.picture) },
    selected: { ...selected, products: references.all('product', selected.products) },
    seo: references.seo(seo),
  }
}
