import { describe, expect, test } from 'vitest'
import { readPlanned } from '../../../apps/cms/scheduling/read-planned.ts'
import { both } from '../content-desk.ts'
import { dialects } from '../house-on.ts'
import { signInAs } from '../staff.ts'
import { inHours, schedulingDesk } from './scheduling-desk.ts'

describe.each(dialects)('changes planned for later on %s', (dialect) => {
  const { house, editor, words, make, publishHome, makeAgain, draft, plan, run, stateOf } = schedulingDesk(dialect)

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
    await publishHome()
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
    const { claim } = await import('../../../apps/cms/delivery/claim.ts')
    const died = inHours(1.1)
    const later = (seconds: number) => new Date(died.getTime() + seconds * 1000)
    expect(await claim(house.payload, 'scheduled_changes', died)).not.toBeNull()
    expect([await run(later(10)), await words(id)]).toEqual([0, { en: 'Old', es: 'Viejo' }])
    expect([await run(later(30)), await words(id)]).toEqual([1, {}])
  })

  test('G-2 a fault is tried again and does not let later ones pass', async () => {
    const id = await make()
    await draft(id, 'en', 'After the fault')
    await plan(id, inHours(1))
    await plan(id, inHours(1.01), { action: 'unpublish', language: 'es' })
    const { update } = house.payload
    house.payload.update = async () => {
      throw new Error('the disk is full')
    }
    expect(await run(inHours(1.02))).toBe(1)
    house.payload.update = update
    expect([await run(inHours(1.02)), await words(id)]).toEqual([0, { en: 'Old', es: 'Viejo' }])
    expect([await run(inHours(1.1)), await words(id)]).toEqual([2, { en: 'After the fault' }])
  })

  test('G-2 what waits after a fault can be taken back', async () => {
    const id = await make()
    await draft(id, 'en', 'Not wanted any more')
    const { body } = await plan(id, inHours(1))
    const { update } = house.payload
    house.payload.update = async () => {
      throw new Error('the disk is full')
    }
    expect(await run(inHours(1.02))).toBe(1)
    house.payload.update = update
    expect(await stateOf(body.id)).toEqual(['waiting', expect.stringContaining('could not do it')])
    expect((await editor.send('POST', `scheduled-changes/${body.id}/cancel`)).status).toBe(200)
    expect([await run(inHours(9)), await words(id)]).toEqual([0, { en: 'Old', es: 'Viejo' }])
  })

  test('G-2 what is taken back while a desk is at it is not made', async () => {
    const id = await make()
    const { body } = await plan(id, inHours(1), { action: 'unpublish' })
    const { findByID } = house.payload
    house.payload.findByID = (async (options: Parameters<typeof findByID>[0]) => {
      house.payload.findByID = findByID
      const found = await findByID.call(house.payload, options)
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
    await house.payload.update({ collection: 'users', id: leaver.id, data: { role: 'sales' } })
    await run(inHours(2))
    expect(await words(id)).toEqual({ en: 'Old', es: 'Viejo' })
    expect(await stateOf(answer.body.id)).toEqual(['failed', expect.stringContaining('may not publish any more')])
    const { failed } = await readPlanned(house.payload)
    expect(failed.find((one) => one.id === answer.body.id)?.reason.es).toContain('ya no puede publicar')
  })

  test('G-2 what is planned for a document ends with it, also where its number is given to another', async () => {
    const other = await plan(await make(), inHours(3))
    const id = await make()
    const { body } = await plan(id, inHours(1))
    const failed = await plan(id, inHours(1.1))
    await house.payload.update({ collection: 'scheduled-changes', id: Number(failed.body.id), data: { state: 'failed' } })
    await house.payload.delete({ collection: 'questions', where: { id: { equals: id } } })
    for (const one of [body, failed.body]) expect(await stateOf(one.id)).toEqual(['cancelled', ''])
    expect(await stateOf(other.body.id)).toEqual(['waiting', ''])
    await makeAgain(id)
    expect([await run(inHours(2)), await words(id)]).toEqual([0, {}])
    await editor.send('POST', `scheduled-changes/${other.body.id}/cancel`)
  })

  test('G-2 a document younger than the plan is another one, and stays as it is', async () => {
    const id = await make()
    const { body } = await plan(id, inHours(1))
    await house.payload.delete({ collection: 'questions', id })
    await makeAgain(id)
    await house.payload.update({ collection: 'scheduled-changes', id: Number(body.id), data: { state: 'waiting' } })
    expect([await run(inHours(2)), await words(id)]).toEqual([1, {}])
    expect(await stateOf(body.id)).toEqual(['failed', expect.stringContaining('does not exist any more')])
    expect((await plan(id, inHours(1))).status).toBe(201)
    expect([await run(inHours(2)), await words(id)]).toEqual([1, { en: 'Somebody else’s', es: 'De otra persona' }])
  })

  test('G-2 a document that was left unfinished fails with the reason', async () => {
    const unfinished = await make()
    const second = await plan(unfinished, inHours(1))
    await draft(unfinished, 'es', '')
    const before = (await readPlanned(house.payload)).counts
    await run(inHours(2))
    expect(await stateOf(second.body.id)).toEqual(['failed', expect.stringContaining('Español cannot be published yet')])
    expect(await words(unfinished)).toEqual({ en: 'Old', es: 'Viejo' })
    const after = (await readPlanned(house.payload)).counts
    expect([after.waiting - before.waiting, after.failed - before.failed]).toEqual([-1, 1])
  })

  test('G-2 what became wrong since it was planned is named in both languages', async () => {
    const id = await house.create('materials', { name: both('Suede', 'Ante'), kind: 'leather', hex: '#6f3c22' })
    const { body } = await plan(id, inHours(1), { entity: 'materials' })
    await editor.send('PATCH', `materials/${id}?locale=en&draft=true&autosave=true`, { kind: null, _status: 'draft' })
    await run(inHours(2))
    const reason = 'Something has to be put right first: What it is.\nAntes hay que corregir algo: Qué es.'
    expect(await stateOf(body.id)).toEqual(['failed', reason])
  })
})
