import { expect, test } from 'vitest'
import { fixtureDocuments } from '../catalogue/fixture/fixture.ts'
import type { PageViews } from './page-views.ts'
import { sampleSite } from './sample-site.ts'
import { siteViews } from './site-views.ts'

const real = siteViews({}, 'https://bags.example')
const fail = (): never => {
  throw new Error('secret detail of a fault')
}
/** Faults in the three places where one can happen: deciding, drawing a page, drawing anything at all. */
const faults: Record<'loading' | 'drawing' | 'all drawing', PageViews> = {
  loading: { ...real, pages: { ...real.pages, contact: { load: fail, knownQuery: [] } } },
  drawing: { ...real, document: (payload, content) => (payload.status === 200 ? fail() : real.document(payload, content)) },
  'all drawing': { ...real, document: fail },
}

const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

async function ask(fault: keyof typeof faults, path: string, headers: Record<string, string> = {}) {
  const site = sampleSite({ views: faults[fault], content: fixtureDocuments() })
  const answer = await site.app.fetch(new Request(`http://site${path}`, { headers }))
  const id = answer.headers.get('x-request-id') ?? ''
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.status).toBe(500)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain('script-src')
  expect(site.logged.filter((line) => line.includes(id) && line.includes('secret detail of a fault'))).not.toEqual([])
  const body = await answer.text()
  expect(body).not.toMatch(/secret detail|\bat .+:\d+|\.tsx?\b|node_modules/)
  return { id, body, answer }
}

const seen = (html: string) => html.replace(/<script[^>]*>.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')

test.each(['loading', 'drawing'] as const)(
  'S-12 a fault while %s is the error page in the visitor’s language',
  async (fault) => {
    const english = await ask(fault, '/contact')
    expect(english.body).toContain('<html lang="en">')
    expect(english.body).toContain('<title>500 Internal Server Error</title>')
    expect(seen(english.body)).toContain(`Reference ${english.id}`)
    const spanish = await ask(fault, '/es/contact')
    expect(spanish.body).toContain('<html lang="es">')
    expect(spanish.body).toContain('<title>500 Error interno del servidor</title>')
    expect(seen(spanish.body)).toContain(`Referencia ${spanish.id}`)
  },
)

test('S-12 where nothing can be drawn a short page in both languages says so, with the reference', async () => {
  const { id, body } = await ask('all drawing', '/es/contact')
  expect(body).toContain('500 Internal Server Error')
  expect(seen(body)).toMatch(/went wrong on our side.*ha fallado por nuestra parte/)
  expect(seen(body)).toContain(id)
})

test('S-12 the data of a page that fails is a sentence and the reference as JSON', async () => {
  for (const path of ['/_payload/contact', '/_payload/es/contact']) {
    const { id, body, answer } = await ask('loading', path)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(JSON.parse(body)).toEqual({ error: expect.stringContaining('went wrong'), requestId: id })
  }
})

test('S-13 a crawler gets the 500 and nothing to read', async () => {
  for (const fault of ['loading', 'drawing', 'all drawing'] as const)
    expect((await ask(fault, '/contact', crawler)).body).toBe('')
})

test('without content yet, the data of a page is asked for again soon, too', async () => {
  const { app } = sampleSite({ empty: true })
  const answer = await app.fetch(new Request('http://site/_payload/'))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await answer.json()).toHaveProperty('error')
})
