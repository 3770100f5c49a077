import type { Block, Locale } from '@lindero/contract'

type Ids = Record<string, number>

const both = (en: string, es: string) => ({ en, es })
const box = { version: 1, format: '', indent: 0, direction: 'ltr' }

function richText(words: string, url: string) {
  const text = { type: 'text', text: words, format: 1, version: 1, detail: 0, mode: 'normal', style: '' }
  const link = { ...box, type: 'link', version: 3, fields: { linkType: 'custom', url }, children: [{ ...text, format: 0 }] }
  const children = [
    { ...box, type: 'heading', tag: 'h2', children: [text] },
    { ...box, type: 'paragraph', children: [link] },
  ]
  return { root: { ...box, type: 'root', children } }
}

const title = both('Title', 'Título')
const intro = both('Intro', 'Introducción')
const body = { en: richText('Words', '/contact'), es: richText('Palabras', '/es/contact') }

const actions = (ids: Ids) => [
  { label: both('Go', 'Ir'), style: 'primary', target: { kind: 'category', category: ids.category } },
  {
    label: both('Away', 'Fuera'),
    style: 'secondary',
    target: { kind: 'address', address: 'https://example.com', leaves: true },
  },
]

/** One of each, as the desk stores them, written in both languages. */
export function everyBlock(ids: Ids) {
  return [
    {
      blockType: 'hero',
      layout: 'route',
      eyebrow: both('Small', 'Pequeño'),
      title,
      text: both('Text', 'Texto'),
      picture: ids.picture,
      actions: actions(ids),
    },
    { blockType: 'richText', tone: 'green', body },
    { blockType: 'pictureText', title, body, picture: ids.picture, side: 'right' },
    { blockType: 'gallery', title, pictures: [{ media: ids.picture, caption: both('Caption', 'Pie') }] },
    { blockType: 'figures', title, items: [{ value: both('96.4%', '96,4 %'), label: both('on time', 'a tiempo') }] },
    { blockType: 'timeline', title, items: [{ year: 1998, title, text: both('Text', 'Texto'), picture: ids.picture }] },
    { blockType: 'certificateRegister', title, intro, certificates: [ids.certificate] },
    { blockType: 'logoWall', title, intro, brands: [ids.brand] },
    {
      blockType: 'processSteps',
      layout: 'walk',
      title,
      intro,
      steps: [{ title, text: both('Text', 'Texto'), picture: ids.picture, facts: [{ text: both('Fact', 'Dato') }] }],
    },
    {
      blockType: 'leadTimeChart',
      title,
      intro,
      stages: [{ phase: 'bulk', label: both('Cut', 'Corte'), note: both('Note', 'Nota'), days: { min: 4, max: 6 } }],
    },
    {
      blockType: 'customisingOptions',
      title,
      intro,
      groups: [
        {
          title,
          options: [
            { label: both('Foil', 'Película'), text: both('Text', 'Texto'), method: 'hot-stamp', moq: 100, extraDays: 2 },
          ],
        },
      ],
    },
    { blockType: 'swatches', layout: 'book', title, intro, materials: [ids.material] },
    { blockType: 'faq', title, questions: [ids.question] },
    { blockType: 'productStrip', title, products: [ids.product], actions: actions(ids).slice(0, 1) },
    { blockType: 'callToAction', title, text: both('Text', 'Texto') },
    {
      blockType: 'form',
      form: 'custom',
      title,
      intro,
      submitLabel: both('Send', 'Enviar'),
      fields: [
        {
          name: 'size',
          type: 'select',
          label: both('Size', 'Talla'),
          help: both('Help', 'Ayuda'),
          required: true,
          options: [{ text: both('Big', 'Grande') }],
        },
      ],
    },
  ]
}

/** The same as the site must get them. */
export function publishedBlocks(ids: Ids, locale: Locale): Block[] {
  const say = (en: string, es: string) => both(en, es)[locale]
  const [heading, opening] = [say('Title', 'Título'), say('Intro', 'Introducción')]
  const words = say('Words', 'Palabras')
  const id = (name: string) => ids[name] ?? 0
  const go = { label: say('Go', 'Ir'), style: 'primary', target: { kind: 'category', id: id('category') } } as const
  const away = {
    label: say('Away', 'Fuera'),
    style: 'secondary',
    target: { kind: 'address', href: 'https://example.com/', leaves: true },
  } as const
  const text = say('Text', 'Texto')
  const tree: Extract<Block, { type: 'richText' }>['body'] = [
    { type: 'heading', level: 2, children: [{ type: 'text', text: words, bold: true }] },
    { type: 'paragraph', children: [{ type: 'link', href: say('/contact', '/es/contact'), text: words }] },
  ]
  return [
    {
      type: 'hero',
      layout: 'route',
      eyebrow: say('Small', 'Pequeño'),
      title: heading,
      text,
      picture: id('picture'),
      actions: [go, away],
    },
    { type: 'richText', tone: 'green', body: tree },
    { type: 'pictureText', tone: 'plain', title: heading, body: tree, picture: id('picture'), side: 'right', actions: [] },
    { type: 'gallery', title: heading, pictures: [{ media: id('picture'), caption: say('Caption', 'Pie') }] },
    {
      type: 'figures',
      tone: 'plain',
      title: heading,
      items: [{ value: say('96.4%', '96,4 %'), label: say('on time', 'a tiempo') }],
    },
    { type: 'timeline', title: heading, items: [{ year: 1998, title: heading, text, picture: id('picture') }] },
    { type: 'certificateRegister', title: heading, intro: opening, certificates: [id('certificate')] },
    { type: 'logoWall', title: heading, intro: opening, brands: [id('brand')] },
    {
      type: 'processSteps',
      layout: 'walk',
      title: heading,
      intro: opening,
      steps: [{ title: heading, text, picture: id('picture'), facts: [say('Fact', 'Dato')] }],
    },
    {
      type: 'leadTimeChart',
      title: heading,
      intro: opening,
      stages: [{ phase: 'bulk', label: say('Cut', 'Corte'), note: say('Note', 'Nota'), days: { min: 4, max: 6 } }],
    },
    {
      type: 'customisingOptions',
      title: heading,
      intro: opening,
      groups: [
        {
          title: heading,
          picture: null,
          options: [{ label: say('Foil', 'Película'), text, method: 'hot-stamp', moq: 100, extraDays: 2 }],
        },
      ],
    },
    { type: 'swatches', layout: 'book', title: heading, intro: opening, materials: [id('material')] },
    { type: 'faq', title: heading, questions: [id('question')] },
    { type: 'productStrip', title: heading, products: [id('product')], actions: [go] },
    { type: 'callToAction', title: heading, text, actions: [] },
    {
      type: 'form',
      form: 'custom',
      title: heading,
      intro: opening,
      submitLabel: say('Send', 'Enviar'),
      fields: [
        {
          name: 'size',
          type: 'select',
          label: say('Size', 'Talla'),
          help: say('Help', 'Ayuda'),
          required: true,
          options: [say('Big', 'Grande')],
        },
      ],
    },
  ]
}
