import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { both, type ContentDesk, openContentDesk, published } from './content-desk.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('company, menus, texts and settings through the feed on %s', (dialect) => {
  let house: ContentDesk

  beforeAll(async () => {
    house = await openContentDesk(dialect === 'postgres' ? await postgres.createDatabase('global_feed') : undefined)
  })
  afterAll(() => house.desk.close())

  test('G-1 company, with hours, holidays and networks', async () => {
    const { payload, brought } = house
    const openingHours = [{ days: ['Mo', 'Sa'], opens: '09:00', closes: '18:00' }]
    await payload.updateGlobal({
      slug: 'company',
      ...published,
      data: {
        legalName: 'Lindero Co.',
        tagline: both('Made', 'Hecho'),
        addresses: [
          {
            kind: both('Factory', 'Fábrica'),
            lines: both('Road 1', 'Calle 1'),
            countryCode: 'CN',
            timeZone: 'Asia/Shanghai',
            openingHours,
          },
        ],
        phones: [{ label: both('Sales', 'Ventas'), number: '+86 20 5550 0198' }],
        emails: [{ label: both('Sales', 'Ventas'), address: 'sales@lindero.example' }],
        social: [{ label: both('Pictures', 'Imágenes'), href: 'https://pictures.example/lindero' }],
        holidays: [{ name: both('New Year', 'Año Nuevo'), from: '2026-02-16', until: '2026-02-24' }],
        legalLine: both('© Lindero', '© Lindero ES'),
        registration: both('No. 1', 'N.º 1'),
      },
    })
    expect((await brought('company')).es).toEqual({
      legalName: 'Lindero Co.',
      shortName: 'Lindero Co.',
      founded: null,
      tagline: 'Hecho',
      description: '',
      addresses: [
        {
          kind: 'Fábrica',
          lines: 'Calle 1',
          phone: '',
          email: '',
          hours: '',
          directions: '',
          countryCode: 'CN',
          timeZone: 'Asia/Shanghai',
          openingHours,
        },
      ],
      phones: [{ label: 'Ventas', number: '+86 20 5550 0198' }],
      emails: [{ label: 'Ventas', address: 'sales@lindero.example' }],
      social: [{ label: 'Imágenes', href: 'https://pictures.example/lindero' }],
      holidays: [{ name: 'Año Nuevo', from: '2026-02-16', until: '2026-02-24' }],
      legalLine: '© Lindero ES',
      registration: 'N.º 1',
      fictional: false,
    })
  })

  test('G-1 the days of the opening hours can be chosen in the desk', async () => {
    const { payload } = house
    const company = payload.config.globals.find(({ slug }) => slug === 'company')
    const addresses = company?.flattenedFields.find(({ name }) => name === 'addresses')
    const hours =
      addresses?.type === 'array' ? addresses.flattenedFields.find(({ name }) => name === 'openingHours') : undefined
    const fields = hours?.type === 'array' ? hours.fields : []
    const days = fields.find((field) => 'name' in field && field.name === 'days')
    expect(days).toMatchObject({ type: 'select', hasMany: true, admin: { readOnly: false } })
  })

  test('G-1 one language of the company is changed and the shared figures stay', async () => {
    const { payload, brought } = house
    await payload.updateGlobal({ slug: 'company', locale: 'es', data: { tagline: 'Bien hecho', _status: 'published' } })
    const { en, es } = await brought('company')
    expect([en?.tagline, es?.tagline]).toEqual(['Made', 'Bien hecho'])
    expect(es?.addresses[0]?.openingHours).toEqual([{ days: ['Mo', 'Sa'], opens: '09:00', closes: '18:00' }])
    expect(en?.holidays).toHaveLength(1)
  })

  test('G-1 navigation and footer name documents by their number, and drop what leads nowhere', async () => {
    const { payload, ids, create, brought } = house
    const gone = await create('pages', { title: both('Gone', 'Ido'), slug: both('gone', 'ido') })
    await payload.updateGlobal({
      slug: 'navigation',
      ...published,
      data: {
        items: [
          {
            label: both('Products', 'Productos'),
            target: { kind: 'products' },
            showsCategories: true,
            intro: both('All', 'Todo'),
          },
          {
            label: both('House', 'Casa'),
            target: { kind: 'page', page: ids.page },
            children: [
              { label: both('Totes', 'Totes'), target: { kind: 'listing', category: ids.category } },
              { label: both('Gone', 'Ido'), target: { kind: 'page', page: gone } },
            ],
          },
          { label: both('Gone', 'Ido'), target: { kind: 'page', page: gone } },
        ],
        action: { label: both('Inquiry Now', 'Solicitar'), target: { kind: 'contact' } },
      },
    })
    await payload.delete({ collection: 'pages', id: gone })
    await expect(payload.updateGlobal({ slug: 'navigation', locale: 'en', data: { _status: 'published' } })).rejects.toThrow()
    expect((await brought('navigation')).es).toEqual({
      items: [
        { label: 'Productos', target: { kind: 'products' }, children: [], showsCategories: true, intro: 'Todo' },
        {
          label: 'Casa',
          target: { kind: 'page', id: ids.page },
          children: [{ label: 'Totes', target: { kind: 'listing', id: ids.category } }],
          showsCategories: false,
          intro: '',
        },
      ],
      action: { label: 'Solicitar', target: { kind: 'contact' } },
    })
    await payload.updateGlobal({
      slug: 'footer',
      ...published,
      data: {
        columns: [
          {
            title: both('House', 'Casa'),
            items: [{ label: both('Alba', 'Alba'), target: { kind: 'product', product: ids.product } }],
          },
        ],
        contact: { title: both('Talk', 'Hable'), text: both('To us', 'Con nosotros') },
        legal: [{ label: both('Map', 'Mapa'), target: { kind: 'address', address: '/sitemap.xml' } }],
      },
    })
    expect((await brought('footer')).es).toEqual({
      columns: [{ title: 'Casa', items: [{ label: 'Alba', target: { kind: 'product', id: ids.product } }] }],
      contact: { title: 'Hable', text: 'Con nosotros' },
      legal: [{ label: 'Mapa', target: { kind: 'address', href: '/sitemap.xml', leaves: false } }],
    })
  })

  test('G-1 menu entries put in another order in one language keep their words in the other', async () => {
    const { payload, brought } = house
    const stored = await payload.findGlobal({ slug: 'navigation', locale: 'en', depth: 0, draft: true })
    const [products, menu] = stored.items as Record<string, unknown>[]
    const items = [{ ...menu, label: 'Our house', children: [] }, products]
    await payload.updateGlobal({ slug: 'navigation', locale: 'en', data: { items, _status: 'published' } })
    const { en, es } = await brought('navigation')
    expect(en?.items.map(({ label }) => label)).toEqual(['Our house', 'Products'])
    expect(es?.items.map(({ label }) => label)).toEqual(['Casa', 'Productos'])
  })

  test('S-19 G-1 texts, forms and settings: what is empty is left out, who receives inquiries stays in the desk', async () => {
    const { payload, brought } = house
    await payload.updateGlobal({
      slug: 'texts',
      locale: 'all',
      data: { inquiryNow: both('Ask us', ''), home: both('', 'Portada') },
    })
    expect(await brought('texts')).toEqual({ en: { inquiryNow: 'Ask us' }, es: { home: 'Portada' } })
    const confirmation = { title: both('Sent', 'Enviado'), text: both('Thanks', 'Gracias') }
    const recipients = [{ email: 'sales@lindero.example' }]
    await payload.updateGlobal({ slug: 'forms', locale: 'all', data: { recipients, confirmation, messageLanguage: 'zh' } })
    expect((await brought('forms')).es).toEqual({
      messageLanguage: 'zh',
      confirmation: { title: 'Enviado', text: 'Gracias' },
      consent: '',
    })
    await payload.updateGlobal({
      slug: 'settings',
      locale: 'all',
      data: { siteName: both('House', 'Casa'), ajaxUrl: '/api/inquiry' },
    })
    expect((await brought('settings')).es).toMatchObject({
      siteName: 'Casa',
      productsPerPage: 24,
      ajaxUrl: '/api/inquiry',
      version: '',
    })
  })
})
