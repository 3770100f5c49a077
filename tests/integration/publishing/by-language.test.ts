import { describe, expect, test } from 'vitest'
import { both } from '../content-desk.ts'
import { dialects } from '../house-on.ts'
import { signInAs } from '../staff.ts'
import { publishingDesk } from './publishing-desk.ts'
import { newer, old, situations } from './situations.ts'

describe.each(dialects)('publishing by language on %s', (dialect) => {
  const { house, staff, make, editorOf, publicNow, inTheForm } = publishingDesk(dialect)

  test.each(situations)('G-2 %s: what the site says, and what the forms show', async (_, act, site, forms) => {
    const id = await make()
    await act(editorOf(id))
    expect({ site: await publicNow(id), forms: await inTheForm(id) }).toEqual({ site, forms })
  })

  test('G-2 a language never published is published on its own, and all at once only when it is written', async () => {
    const { id } = await house.payload.create({
      collection: 'questions',
      locale: 'en',
      data: { question: 'Only?', answer: 'Yes.', order: 1, _status: 'published' },
    })
    const refused = await staff.send('PATCH', `questions/${id}?locale=en&publishAllLocales=true`, { _status: 'published' })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Español cannot be published yet. Still to be written: Question, Answer.'),
    ])
    const words = { question: '¿Solo?', answer: 'Sí.', _status: 'published' }
    await staff.send('PATCH', `questions/${id}?locale=es&publishSpecificLocale=es`, words)
    expect(await publicNow(Number(id))).toEqual({ en: 'Only? 1', es: '¿Solo? 1' })
  })

  test('G-2 all languages of several documents are not published past their drafts', async () => {
    const [id, other] = [await make(), await make()]
    await editorOf(id).draft('en', newer)
    const publishAll = (...ids: number[]) => {
      const which = ids.map((one, index) => `where[id][in][${index}]=${one}`).join('&')
      return staff.send('PATCH', `questions?${which}&locale=en&publishAllLocales=true`, { order: 7 })
    }
    const refused = await publishAll(id, other)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('have drafts')])
    expect([await publicNow(id), await inTheForm(id)]).toEqual([old, { en: 'Newer 2', es: 'Viejo 2' }])
    expect((await publishAll(other)).status).toBe(200)
    expect(await publicNow(other)).toEqual({ en: 'Old 7', es: 'Viejo 7' })
  })

  test('G-2 a global restored as a draft leaves the site as it is', async () => {
    const write = (title: object) =>
      house.payload.updateGlobal({ slug: 'home', locale: 'all', publishAllLocales: true, data: { hero: { title } } })
    await write(both('First home', 'Primera'))
    const { docs } = await house.payload.findGlobalVersions({ slug: 'home', sort: '-updatedAt', limit: 1 })
    await write(both('Second home', 'Segunda'))
    await house.desk.news()
    const restored = await staff.send('POST', `globals/home/versions/${docs[0]?.id}?draft=true`)
    expect([restored.status, restored.body.message]).toEqual([200, expect.stringContaining('as a draft')])
    const site = await house.brought('home')
    expect([site.en?.hero.title, site.es?.hero.title]).toEqual(['Second home', 'Segunda'])
    const { body } = await staff.send('GET', 'globals/home?draft=true&locale=es&depth=0')
    expect(body).toMatchObject({ hero: { title: 'Primera' } })
    await staff.send('POST', `globals/home/versions/${docs[0]?.id}?draft=false`)
    const back = await house.brought('home')
    expect([back.en?.hero.title, back.es?.hero.title]).toEqual(['First home', 'Primera'])
  })

  test('G-2 a language of a global without words of its own does not get the other’s when it is published', async () => {
    await house.payload.updateGlobal({
      slug: 'footer',
      locale: 'en',
      data: { contact: { title: 'Talk to us', text: 'Any time' }, _status: 'published' },
    })
    await house.desk.news()
    await staff.send('POST', 'globals/footer?locale=es&publishSpecificLocale=es', {
      contact: { title: 'Hable con nosotros' },
      _status: 'published',
    })
    const { en, es } = await house.brought('footer')
    expect([en?.contact, es?.contact]).toEqual([
      { title: 'Talk to us', text: 'Any time' },
      { title: 'Hable con nosotros', text: '' },
    ])
  })

  test('R-3 G-2 a version that is not kept, or not a number, is refused with a sentence', async () => {
    for (const id of ['999999', 'x']) {
      const answer = await staff.send('POST', `questions/versions/${id}`)
      expect([answer.status, answer.body.message]).toEqual([404, expect.stringContaining('not kept')])
    }
  })

  test('G-7 G-2 translators take nothing off the site, publish nothing by leaving the state out, and restore nothing', async () => {
    const id = await make()
    const translator = await signInAs(house.desk, 'translator')
    const { docs } = await house.payload.findVersions({ collection: 'questions', where: { parent: { equals: id } } })
    const tries: [string, string, object?][] = [
      ['PATCH', `questions/${id}?locale=es&unpublishAllLocales=false`, { _status: 'draft' }],
      ['PATCH', `questions/${id}?locale=es&unpublishAllLocales=true`, { _status: 'draft' }],
      ['PATCH', `questions?locale=es&where[id][equals]=${id}`, { _status: 'draft' }],
      ['POST', `questions/versions/${docs[0]?.id}?draft=true`],
    ]
    for (const [method, address, body] of tries) expect((await translator.send(method, address, body)).status).toBe(403)
    expect((await translator.send('PATCH', `questions/${id}?locale=es`, { question: 'Traducido' })).status).toBe(403)
    expect([await publicNow(id), await inTheForm(id)]).toEqual([old, { en: 'Old 1', es: 'Viejo 1' }])
    expect((await translator.send('PATCH', `questions/${id}?locale=es&draft=true`, { question: 'Traducido' })).status).toBe(200)
    expect([await publicNow(id), await inTheForm(id)]).toEqual([old, { en: 'Old 1', es: 'Traducido 1' }])
  })
})
