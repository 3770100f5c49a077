import { beforeAll, describe, expect, test } from 'vitest'
import { both } from '../content-desk.ts'
import { dialects } from '../house-on.ts'
import { publicWords, signInAs } from '../staff.ts'
import { inHours, schedulingDesk } from './scheduling-desk.ts'

describe.each(dialects)('changes planned for later on %s', (dialect) => {
  const { house, editor, words, make, draft, plan, run, publishHome } = schedulingDesk(dialect)
  // Only what is public can be taken off.
  beforeAll(async () => {
    await publishHome()
  })

  test('G-2 what is planned is listed with its document, and can be taken back', async () => {
    const id = await make()
    const { body } = await plan(id, inHours(1), { language: 'es' })
    const list = () => editor.send('GET', `scheduled-changes/planned?entity=questions&document=${id}`)
    expect((await list()).body.planned).toMatchObject([{ id: body.id, action: 'publish', language: 'es', title: 'Old' }])
    expect((await editor.send('POST', `scheduled-changes/${body.id}/cancel`)).status).toBe(200)
    expect((await list()).body.planned).toEqual([])
    expect(await run(inHours(2))).toBe(0)
    const again = await editor.send('POST', `scheduled-changes/${body.id}/cancel`)
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('happened already')])
  })

  test.each([
    ['a time that has passed', { at: inHours(-1).toISOString() }, 400, 'still to come'],
    ['a time that is none', { at: 'tomorrow' }, 400, 'a day and time'],
    ['a slip of the year', { at: inHours(24 * 366 * 3).toISOString() }, 400, 'two years'],
    ['an unknown action', { action: 'erase' }, 400, 'what is to happen'],
    ['an unknown language', { language: 'fr' }, 400, 'what is to happen'],
    ['a document that does not exist', { documentId: '999999' }, 404, 'does not exist'],
    ['a number that is none', { documentId: '1 or 1=1' }, 404, 'does not exist'],
    ['something without drafts', { entity: 'redirects' }, 404, 'does not exist'],
    ['staff', { entity: 'users' }, 404, 'does not exist'],
    ['something unknown', { entity: 'constructor' }, 404, 'does not exist'],
    ['home, to be taken off', { entity: 'home', documentId: '', action: 'unpublish' }, 409, 'cannot be without'],
  ])('R-3 G-2 %s is refused with a sentence', async (_, parts, status, message) => {
    const id = await make()
    const answer = await plan(id, inHours(1), parts)
    expect([answer.status, answer.body.message ?? answer.body.errors]).toEqual([status, expect.anything()])
    expect(JSON.stringify(answer.body)).toContain(message)
  })

  test('R-3 G-2 a language whose required words are missing is refused, naming them, in the language of the desk', async () => {
    const { id } = await house.payload.create({
      collection: 'questions',
      locale: 'en',
      data: { question: 'Only?', answer: 'Yes.' },
    })
    const answer = await plan(Number(id), inHours(1), { language: 'es' })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('Question, Answer')])
    const spanish = await editor.send(
      'POST',
      'scheduled-changes/plan',
      { action: 'publish', language: 'all', entity: 'questions', documentId: String(id), at: inHours(1).toISOString() },
      { 'accept-language': 'es' },
    )
    expect(JSON.stringify(spanish.body)).toContain('Falta por escribir: Pregunta, Respuesta')
  })

  test('R-3 G-2 a plan that could not work is refused, naming the first fields in the language of the desk', async () => {
    const data = { name: both('Bare', 'Vacío'), styleNo: 'BARE-1' }
    const { id } = await house.payload.create({ collection: 'products', locale: 'all', draft: true, data })
    const planBare = (headers = {}) =>
      editor.send(
        'POST',
        'scheduled-changes/plan',
        {
          action: 'publish',
          language: 'all',
          entity: 'products',
          documentId: String(id),
          at: inHours(1).toISOString(),
        },
        headers,
      )
    const [english, spanish] = [await planBare(), await planBare({ 'accept-language': 'es' })]
    expect([english.status, spanish.status]).toEqual([400, 400])
    expect(JSON.stringify(english.body)).toMatch(/put right first: [^"]*Size[^"]* \+ \d+\./)
    expect(JSON.stringify(spanish.body)).toMatch(/hay que corregir algo: [^"]*Medidas[^"]* \+ \d+\./)
    expect(await publicWords(house.payload, 'product', Number(id))).toEqual({})
  })

  test('G-2 planning leaves no trace in the document', async () => {
    const id = await make()
    await draft(id, 'en', 'Planned only')
    const versions = () => house.payload.countVersions({ collection: 'questions', where: { parent: { equals: id } } })
    const before = await versions()
    await house.desk.news()
    const { body } = await plan(id, inHours(1))
    expect([await house.desk.news(), await versions(), await words(id)]).toEqual([[], before, { en: 'Old', es: 'Viejo' }])
    await editor.send('POST', `scheduled-changes/${body.id}/cancel`)
  })

  test('G-7 G-2 translators and sales plan nothing and see no plans', async () => {
    const id = await make()
    for (const role of ['translator', 'sales'] as const) {
      const other = await signInAs(house.desk, role)
      const body = {
        action: 'publish',
        language: 'es',
        entity: 'questions',
        documentId: String(id),
        at: inHours(1).toISOString(),
      }
      expect((await other.send('POST', 'scheduled-changes/plan', body)).status).toBe(403)
      expect((await other.send('GET', `scheduled-changes/planned?entity=questions&document=${id}`)).status).toBe(403)
    }
    expect((await house.desk.request('/api-cms/scheduled-changes/plan', { method: 'POST' })).status).toBe(401)
  })
})
