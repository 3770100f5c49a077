import type { Locale } from '@lindero/contract'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPlanned } from '../../apps/cms/scheduling/read-planned.ts'
import { runDueChanges } from '../../apps/cms/scheduling/run-due.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { both, type ContentDesk, giveNumberAgain, openContentDesk } from './content-desk.ts'
import { publicWords, type Staff, signInAs } from './staff.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const hour = 60 * 60_000
/** A moment so many hours from now, whatever the clock says. */
const inHours = (hours: number) => new Date(Date.now() + hours * hour)

describe.each(['sqlite', 'postgres'] as const)('changes planned for later on %s', (dialect) => {
  let house: ContentDesk
  let payload: Payload
  let editor: Staff

  beforeAll(async () => {
    house = await openContentDesk(dialect === 'postgres' ? await postgres.createDatabase('scheduling') : undefined)
    payload = house.payload
    editor = await signInAs(house.desk, 'editor')
  })
  afterAll(() => house.desk.close())

  const words = (id: number) => publicWords(payload, 'question', id)
  const make = () => house.create('questions', { question: both('Old', 'Viejo'), answer: both('A', 'B') })
  /** Another draft with the number of the last one, which was deleted. */
  const makeAgain = async (id: number) => {
    await giveNumberAgain(payload, 'questions', id)
    const data = { question: both('Somebody else’s', 'De otra persona'), answer: both('A', 'B') }
    const again = await payload.create({ collection: 'questions', data, locale: 'all', draft: true })
    expect(again.id).toBe(id)
  }
  const draft = (id: number, locale: Locale, question: string) =>
    editor.send('PATCH', `questions/${id}?locale=${locale}&draft=true&autosave=true`, { question, _status: 'draft' })
  const plan = (id: number, at: Date, parts: object = {}) =>
    editor.send('POST', 'scheduled-changes/plan', {
      action: 'publish',
      language: 'all',
      entity: 'questions',
      documentId: String(id),
      at: at.toISOString(),
      ...parts,
    })
  const run = (at: Date) => runDueChanges(payload, () => at)
  const stateOf = async (id: unknown) => {
    const { state, lastError } = await payload.findByID({ collection: 'scheduled-changes', id: Number(id) })
    return [state, lastError ?? '']
  }

  test('G-2 a draft is published at its time and not before, as it stands then', async () => {
    const id = await make()
    await draft(id, 'en', 'Planned')
    expect((await plan(id, inHours(2))).status).toBe(201)
    await draft(id, 'en', 'Planned, then changed')
    expect([await run(inHours(1.9)), await words(id)]).toEqual([0, { en: 'Old', es: 'Viejo' }])
    expect([await run(inHours(2.1)), await words(id)]).toEqual([1, { en: 'Planned, then changed', es: 'Viejo' }])
    await draft(id, 'en', 'A later draft')
    expect([await run(inHours(3)), await words(id)]).toEqual([0, { en: 'Planned, then changed', es: 'Viejo' }])
  })

  test('G-2 one language is published, and taken off, without the other', async () => {
    const id = await make()
    await draft(id, 'en', 'Not yet')
    await draft(id, 'es', 'Ahora')
    await plan(id, inHours(1), { language: 'es' })
    await plan(id, inHours(2), { language: 'es', action: 'unpublish' })
    await run(inHours(1.5))
    expect(await words(id)).toEqual({ en: 'Old', es: 'Ahora' })
    await run(inHours(2.5))
    expect(await words(id)).toEqual({ en: 'Old' })
  })

  test('G-2 what was missed is caught up in its order, and a global has its turn like a document', async () => {
    const id = await make()
    await draft(id, 'en', 'Gone again')
    await plan(id, inHours(2), { action: 'unpublish' })
    await plan(id, inHours(1))
    const title = { en: 'Welcome', es: 'Hola' }
    await payload.updateGlobal({ slug: 'home', locale: 'all', publishAllLocales: true, data: { hero: { title } } })
    await editor.send('POST', 'globals/home?locale=es&draft=true', { hero: { title: 'Bienvenidos' }, _status: 'draft' })
    await plan(0, inHours(1), { entity: 'home', documentId: '', language: 'es' })
    await house.desk.news()
    expect(await run(inHours(100))).toBe(3)
    expect(await words(id)).toEqual({})
    const home = await house.brought('home')
    expect([home.en?.hero.title, home.es?.hero.title]).toEqual(['Welcome', 'Bienvenidos'])
  })

  test('G-2 two desks at once make each change once', async () => {
    const ids = [await make(), await make(), await make()]
    for (const id of ids) await plan(id, inHours(1), { action: 'unpublish' })
    const tried = await Promise.all([run(inHours(2)), run(inHours(2)), run(inHours(2))])
    expect(tried.reduce((sum, count) => sum + count, 0)).toBe(3)
    for (const id of ids) expect(await words(id)).toEqual({})
  })

  test('G-2 a desk that dies at it leaves it to the next one within half a minute', async () => {
    const id = await make()
    await plan(id, inHours(1), { action: 'unpublish' })
    const { claim } = await import('../../apps/cms/delivery/claim.ts')
    const died = inHours(1.1)
    const later = (seconds: number) => new Date(died.getTime() + seconds * 1000)
    expect(await claim(payload, 'scheduled_changes', died)).not.toBeNull()
    expect([await run(later(10)), await words(id)]).toEqual([0, { en: 'Old', es: 'Viejo' }])
    expect([await run(later(30)), await words(id)]).toEqual([1, {}])
  })

  test('G-2 a fault is tried again and does not let later ones pass', async () => {
    const id = await make()
    await draft(id, 'en', 'After the fault')
    await plan(id, inHours(1))
    await plan(id, inHours(1.01), { action: 'unpublish', language: 'es' })
    const { update } = payload
    payload.update = async () => {
      throw new Error('the disk is full')
    }
    expect(await run(inHours(1.02))).toBe(1)
    payload.update = update
    expect([await run(inHours(1.02)), await words(id)]).toEqual([0, { en: 'Old', es: 'Viejo' }])
    expect([await run(inHours(1.1)), await words(id)]).toEqual([2, { en: 'After the fault' }])
  })

  test('G-2 what waits after a fault can be taken back', async () => {
    const id = await make()
    await draft(id, 'en', 'Not wanted any more')
    const { body } = await plan(id, inHours(1))
    const { update } = payload
    payload.update = async () => {
      throw new Error('the disk is full')
    }
    expect(await run(inHours(1.02))).toBe(1)
    payload.update = update
    expect(await stateOf(body.id)).toEqual(['waiting', expect.stringContaining('could not do it')])
    expect((await editor.send('POST', `scheduled-changes/${body.id}/cancel`)).status).toBe(200)
    expect([await run(inHours(9)), await words(id)]).toEqual([0, { en: 'Old', es: 'Viejo' }])
  })

  test('G-2 what is taken back while a desk is at it is not made', async () => {
    const id = await make()
    const { body } = await plan(id, inHours(1), { action: 'unpublish' })
    const { findByID } = payload
    payload.findByID = (async (options: Parameters<typeof findByID>[0]) => {
      payload.findByID = findByID
      const found = await findByID.call(payload, options)
      expect((await editor.send('POST', `scheduled-changes/${body.id}/cancel`)).status).toBe(200)
      return found
    }) as typeof findByID
    expect([await run(inHours(2)), await words(id)]).toEqual([1, { en: 'Old', es: 'Viejo' }])
    expect(await stateOf(body.id)).toEqual(['cancelled', ''])
  })

  test('G-2 G-7 whoever may not publish any more publishes nothing, and staff read why', async () => {
    const id = await make()
    await draft(id, 'en', 'Secret')
    const leaver = await signInAs(house.desk, 'editor')
    const answer = await leaver.send('POST', 'scheduled-changes/plan', {
      action: 'publish',
      language: 'en',
      entity: 'questions',
      documentId: String(id),
      at: inHours(1).toISOString(),
    })
    await payload.update({ collection: 'users', id: leaver.id, data: { role: 'sales' } })
    await run(inHours(2))
    expect(await words(id)).toEqual({ en: 'Old', es: 'Viejo' })
    expect(await stateOf(answer.body.id)).toEqual(['failed', expect.stringContaining('may not publish any more')])
    const { failed } = await readPlanned(payload)
    expect(failed.find((one) => one.id === answer.body.id)?.reason.es).toContain('ya no puede publicar')
  })

  test('G-2 what is planned for a document ends with it, also where its number is given to another', async () => {
    const other = await plan(await make(), inHours(3))
    const id = await make()
    const { body } = await plan(id, inHours(1))
    const failed = await plan(id, inHours(1.1))
    await payload.update({ collection: 'scheduled-changes', id: Number(failed.body.id), data: { state: 'failed' } })
    await payload.delete({ collection: 'questions', where: { id: { equals: id } } })
    for (const one of [body, failed.body]) expect(await stateOf(one.id)).toEqual(['cancelled', ''])
    expect(await stateOf(other.body.id)).toEqual(['waiting', ''])
    await makeAgain(id)
    expect([await run(inHours(2)), await words(id)]).toEqual([0, {}])
    await editor.send('POST', `scheduled-changes/${other.body.id}/cancel`)
  })

  test('G-2 a document younger than the plan is another one, and stays as it is', async () => {
    const id = await make()
    const { body } = await plan(id, inHours(1))
    await payload.delete({ collection: 'questions', id })
    await makeAgain(id)
    await payload.update({ collection: 'scheduled-changes', id: Number(body.id), data: { state: 'waiting' } })
    expect([await run(inHours(2)), await words(id)]).toEqual([1, {}])
    expect(await stateOf(body.id)).toEqual(['failed', expect.stringContaining('does not exist any more')])
    expect((await plan(id, inHours(1))).status).toBe(201)
    expect([await run(inHours(2)), await words(id)]).toEqual([1, { en: 'Somebody else’s', es: 'De otra persona' }])
  })

  test('G-2 a document that was left unfinished fails with the reason', async () => {
    const unfinished = await make()
    const second = await plan(unfinished, inHours(1))
    await draft(unfinished, 'es', '')
    const before = (await readPlanned(payload)).counts
    await run(inHours(2))
    expect(await stateOf(second.body.id)).toEqual(['failed', expect.stringContaining('Español cannot be published yet')])
    expect(await words(unfinished)).toEqual({ en: 'Old', es: 'Viejo' })
    const after = (await readPlanned(payload)).counts
    expect([after.waiting - before.waiting, after.failed - before.failed]).toEqual([-1, 1])
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
    const { id } = await payload.create({ collection: 'questions', locale: 'en', data: { question: 'Only?', answer: 'Yes.' } })
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
    const { id } = await payload.create({ collection: 'products', locale: 'all', draft: true, data })
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
    expect(await publicWords(payload, 'product', Number(id))).toEqual({})
  })

  test('G-2 planning leaves no trace in the document', async () => {
    const id = await make()
    await draft(id, 'en', 'Planned only')
    const versions = () => payload.countVersions({ collection: 'questions', where: { parent: { equals: id } } })
    const before = await versions()
    await house.desk.news()
    const { body } = await plan(id, inHours(1))
    expect([await house.desk.news(), await versions(), await words(id)]).toEqual([[], before, { en: 'Old', es: 'Viejo' }])
    await editor.send('POST', `scheduled-changes/${body.id}/cancel`)
  })

  test('G-2 what became wrong since it was planned is named in both languages', async () => {
    const id = await house.create('materials', { name: both('Suede', 'Ante'), kind: 'leather', hex: '#6f3c22' })
    const { body } = await plan(id, inHours(1), { entity: 'materials' })
    await editor.send('PATCH', `materials/${id}?locale=en&draft=true&autosave=true`, { kind: null, _status: 'draft' })
    await run(inHours(2))
    const reason = 'Something has to be put right first: What it is.\nAntes hay que corregir algo: Qué es.'
    expect(await stateOf(body.id)).toEqual(['failed', reason])
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
