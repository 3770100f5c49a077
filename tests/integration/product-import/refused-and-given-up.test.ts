import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { sql } from '../../../apps/cms/database/sql.ts'
import { write } from '../../../apps/cms/delivery/claim.ts'
import { dialects } from '../house-on.ts'
import { importDesk, table } from '../import-desk.ts'
import { importHouse, least } from './import-house.ts'

describe.each(dialects)('files of products on %s', (dialect) => {
  const { house, desk, product } = importHouse(dialect)

  const fileOf = async (id: number) => {
    const { storedName } = await house.payload.findByID({ collection: 'product-imports', id })
    return path.join(house.desk.env.importsDir, String(storedName))
  }

  test('G-5 a checked import whose file is too old ends, and what runs without its file ends too', async () => {
    const [old, gone] = [
      await desk.bring(table([{ styleNo: 'OTHER', weightG: '3' }])),
      await desk.bring(table([{ styleNo: 'OTHER', weightG: '4' }])),
    ]
    const month = new Date(Date.now() - 31 * 86_400_000)
    fs.utimesSync(await fileOf(old), month, month)
    await desk.bring(table([{ styleNo: 'OTHER', weightG: '5' }]))
    expect(fs.existsSync(await fileOf(old))).toBe(false)
    expect(await desk.progress(old)).toMatchObject({
      state: 'failed',
      problems: { fatal: { en: expect.stringContaining('not kept any more') } },
    })
    expect((await desk.ask(`product-imports/${old}/start`, { method: 'POST' })).status).toBe(409)
    fs.rmSync(await fileOf(gone))
    await desk.move(gone, 'start')
    expect(await desk.progress(gone)).toMatchObject({
      state: 'failed',
      problems: { fatal: { es: expect.stringContaining('ya no se conserva') } },
    })
  })

  test('G-5 an import that cannot go on is given up after three attempts; what it had written can be undone', async () => {
    const id = await desk.bring(table([{ styleNo: 'T-0', ...least }]))
    expect((await desk.ask(`product-imports/${id}/start`, { method: 'POST' })).status).toBe(200)
    const find = vi.spyOn(house.payload, 'find').mockRejectedValue(new Error('No more memory'))
    for (let attempt = 1; attempt <= 3; attempt++) {
      await expect(desk.work()).rejects.toThrow('No more memory')
      await house.payload.db.updateOne({ collection: 'product-imports', id, data: { leasedUntil: null } })
    }
    find.mockRestore()
    await desk.work()
    expect(await desk.progress(id)).toMatchObject({
      state: 'failed',
      canUndo: false,
      problems: { fatal: { en: expect.stringContaining('three times') } },
    })
    expect((await desk.ask(`product-imports/${id}/undo`, { method: 'POST' })).status).toBe(409)
    const done = await desk.bring(table([{ styleNo: 'T-0', ...least }]))
    await desk.move(done, 'start')
    await write(house.payload, sql`update product_imports set state = 'failed' where id = ${done} returning id`)
    expect(await desk.progress(done)).toMatchObject({ state: 'failed', canUndo: true })
    await desk.move(done, 'undo')
    expect(await desk.progress(done)).toMatchObject({ state: 'undone', counts: { undone: 1 } })
  })

  test('G-5 an import whose rows are not kept any more is neither started nor undone, and says so', async () => {
    const checked = await desk.bring(table([{ styleNo: 'OTHER', weightG: '6' }]))
    const done = await desk.bring(table([{ styleNo: 'OTHER', weightG: '7' }]))
    await desk.move(done, 'start')
    for (const [id, step, state] of [
      [checked, 'start', 'checked'],
      [done, 'undo', 'done'],
    ] as const) {
      await write(house.payload, sql`delete from import_rows where import_id = ${id} returning row`)
      const answer = await desk.ask(`product-imports/${id}/${step}`, { method: 'POST' })
      expect([answer.status, await answer.json()]).toEqual([409, { message: expect.stringContaining('not kept any more') }])
      expect(await desk.progress(id)).toMatchObject({ state })
    }
  })

  test('G-5 one import writes at a time', async () => {
    const [one, two] = [
      await desk.bring(table([{ styleNo: 'OTHER', weightG: '1' }])),
      await desk.bring(table([{ styleNo: 'OTHER', weightG: '2' }])),
    ]
    expect((await desk.ask(`product-imports/${one}/start`, { method: 'POST' })).status).toBe(200)
    const refused = await desk.ask(`product-imports/${two}/start`, { method: 'POST' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('another import is running') })
    await desk.work()
    await desk.move(two, 'start')
    expect(await product('OTHER')).toMatchObject({ weightG: 2 })
  })

  test('G-7 G-5 who may not import or export hears so', async () => {
    for (const role of ['translator', 'sales']) {
      const stranger = await importDesk(house.desk, role)
      for (const address of [
        'products/export',
        'product-imports/1/progress',
        'product-imports/1/rows?outcome=bad',
        'product-imports/1/report',
      ])
        expect((await stranger.ask(address)).status).toBe(403)
      for (const address of ['product-imports/bring', 'product-imports/1/start', 'product-imports/1/undo'])
        expect((await stranger.ask(address, { method: 'POST', body: 'styleNo\nA' })).status).toBe(403)
    }
    expect((await house.desk.request('/api-cms/products/export')).status).toBe(401)
  })

  test('G-5 a file that is none is refused before anything is kept', async () => {
    const answer = await desk.ask('product-imports/bring?name=a.csv', {
      method: 'POST',
      body: '%PDF-1.7',
      headers: { 'accept-language': 'es' },
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ message: 'Esto no es una tabla. Elija un archivo CSV o XLSX.' })
    const headless = await desk.bring('name.en,name.es\nAlba,Alba')
    expect(await desk.progress(headless)).toMatchObject({
      state: 'failed',
      problems: { fatal: { en: expect.stringContaining('styleNo') } },
    })
  })
})
