import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, rows, sql } from '../../apps/cms/database/sql.ts'
import { type Desk, openDesk } from '../helpers/desk.ts'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { published, required } from './content-desk.ts'
import { inquiryOf, send, sendFile, stored, submissionOf } from './submissions.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** Makes the database accept an inquiry and then refuse the commit, as a full disk would. */
const commitTraps = {
  sqlite: [
    sql`create table trap_parent (id integer primary key)`,
    sql`create table trap (parent integer references trap_parent (id) deferrable initially deferred)`,
    sql`create trigger spring after insert on inquiries when new.name = 'Trap' begin insert into trap values (1); end`,
  ],
  postgres: [
    sql`create function spring() returns trigger language plpgsql as $$ begin raise exception 'commit refused'; end $$`,
    sql`create constraint trigger spring after insert on inquiries deferrable initially deferred
        for each row when (new.name = 'Trap') execute function spring()`,
  ],
}
const openTrap = {
  sqlite: [sql`drop trigger spring`],
  postgres: [sql`drop trigger spring on inquiries`],
}

describe.each(['sqlite', 'postgres'] as const)('receiving inquiries on %s', (dialect) => {
  let desk: Desk
  const ask = (query: ReturnType<typeof sql>) => rows(desk.payload.db as unknown as Database, query)

  beforeAll(async () => {
    desk = await openDesk(dialect === 'postgres' ? await postgres.createDatabase('inquiries') : undefined)
    const recipients = [{ email: 'sales@house.example' }, { email: 'export@house.example' }]
    await desk.payload.updateGlobal({ slug: 'forms', data: { recipients } })
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    await desk.payload.delete({ collection: 'inquiries', where: { id: { exists: true } } })
  })

  test('R-2 E-5 an inquiry is kept with everything the buyer sent, and joined to the product it asks about', async () => {
    const product = await desk.payload.create({
      collection: 'products',
      ...published,
      data: { ...required, styleNo: 'LD-77' },
    })
    const draft = await desk.payload.create({
      collection: 'products',
      locale: 'all',
      data: { ...required, styleNo: 'SECRET-1', name: { en: 'Secret', es: 'Secreto' } },
    })
    const english = await desk.payload.create({
      collection: 'products',
      locale: 'en',
      data: {
        ...required,
        styleNo: 'LD-78',
        name: 'Brisa',
        colourways: [{ name: 'Tan', key: 'tan', swatch: '#895131' }],
        _status: 'published',
      },
    })
    await desk.payload.update({
      collection: 'products',
      id: english.id,
      locale: 'es',
      draft: true,
      data: { name: 'Secreto', _status: 'draft' },
    })
    const lines = [
      {
        product: Number(product.publicId),
        styleNo: 'LD-77',
        name: 'Alba',
        colours: [{ colour: 'Cognac', quantity: 300 }],
        logoMethod: 'deboss',
        note: 'Own lining',
      },
      { product: 999_999, styleNo: 'GONE', name: 'Old', colours: [], logoMethod: '', note: '' },
      { product: Number(product.publicId), styleNo: '', name: '', colours: [], logoMethod: '', note: 'no longer public' },
      { product: Number(draft.publicId), styleNo: '', name: '', colours: [], logoMethod: '', note: '' },
      { product: Number(english.publicId), styleNo: '', name: '', colours: [], logoMethod: '', note: '' },
      { product: 888_888, styleNo: '', name: '', colours: [], logoMethod: '', note: '' },
      { product: 9_007_199_254_740_991, styleNo: 'HUGE', name: '', colours: [], logoMethod: '', note: '' },
    ]
    const submission = submissionOf({ locale: 'es', content: inquiryOf({}, lines) })
    const answer = await send(desk, submission)
    expect([answer.status, await answer.json()]).toEqual([200, { stored: true }])
    expect(await stored(desk, 'inquiries')).toMatchObject([
      {
        key: submission.key,
        reference: expect.stringMatching(/^INQ-\d{4,}$/),
        status: 'new',
        locale: 'es',
        page: '/contact',
        receivedAt: submission.receivedAt,
        ...inquiryOf().inquiry,
        lines: [
          { product: product.id, styleNo: 'LD-77', colours: [{ colour: 'Cognac', quantity: 300 }], note: 'Own lining' },
          { product: null, styleNo: 'GONE' },
          { product: product.id, styleNo: 'LD-77', name: 'Alba ES', note: 'no longer public' },
          { product: draft.id, styleNo: `#${draft.publicId}`, name: '' },
          { product: english.id, styleNo: 'LD-78', name: 'Brisa' },
          { product: null, styleNo: '#888888' },
          { product: null, styleNo: 'HUGE' },
        ],
      },
    ])
    const [confirmation] = await stored(desk, 'mails', { kind: { equals: 'confirmation' } })
    expect(confirmation?.text).toContain(`- #${draft.publicId}\n`)
    expect(JSON.stringify(confirmation)).not.toMatch(/secret/i)
  })

  test('R-2 C-5 the same key twenty times at once, and once more, is one inquiry with one set of mails', async () => {
    const submission = submissionOf()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(desk, submission)))
    answers.push(await send(desk, submission))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 21 }, () => 200))
    for (const answer of answers) expect(await answer.json()).toEqual({ stored: true })
    expect(await stored(desk, 'inquiries')).toHaveLength(1)
    expect((await stored(desk, 'mails')).map(({ kind, to }) => [kind, to])).toEqual([
      ['notice', 'sales@house.example'],
      ['notice', 'export@house.example'],
      ['confirmation', 'ana@buyer.example'],
    ])
  })

  test('R-2 twenty inquiries at once are twenty, each with a number of its own', async () => {
    const submissions = Array.from({ length: 20 }, () => submissionOf())
    await Promise.all(submissions.map((submission) => send(desk, submission)))
    const found = await stored(desk, 'inquiries')
    expect(found.map(({ key }) => key).sort()).toEqual(submissions.map(({ key }) => key).sort())
    expect(new Set(found.map(({ reference }) => reference)).size).toBe(20)
  })

  test('R-2 what was stored and deleted since is not stored again by a late second try', async () => {
    const submission = submissionOf()
    await send(desk, submission)
    await desk.payload.delete({ collection: 'inquiries', where: { key: { equals: submission.key } } })
    expect(await (await send(desk, submission)).json()).toEqual({ stored: true })
    expect(await stored(desk, 'inquiries')).toEqual([])
  })

  test('R-2 F-6 when the database refuses the commit nothing is answered as stored, nothing is left, and the next try succeeds', async () => {
    for (const statement of commitTraps[dialect]) await ask(statement)
    const submission = submissionOf({ content: inquiryOf({ name: 'Trap' }) })
    expect((await send(desk, submission)).status).toBe(503)
    expect([await stored(desk, 'inquiries'), await stored(desk, 'mails')]).toEqual([[], []])
    expect(await ask(sql`select 1 from received_inquiries where key = ${submission.key}`)).toEqual([])
    for (const statement of openTrap[dialect]) await ask(statement)
    expect(await (await send(desk, submission)).json()).toEqual({ stored: true })
    expect(await stored(desk, 'inquiries')).toHaveLength(1)
  })

  test('R-2 a letter the database cannot keep costs the letter, not the inquiry', async () => {
    await send(desk, submissionOf({ content: inquiryOf({ message: 'before\0after \u{1F45C}' }) }))
    expect(await stored(desk, 'inquiries')).toMatchObject([{ message: 'beforeafter \u{1F45C}' }])
  })

  test('F-2 a form of staff’s own is kept field by field, and the buyer is known by the kinds of its fields', async () => {
    const values = [
      { name: 'name', label: 'Su nombre', type: 'text', value: 'Luis' },
      { name: 'correo', label: 'Correo', type: 'email', value: 'Luis@Buyer.example' },
      { name: 'pais', label: 'País', type: 'country', value: 'México' },
    ] as const
    await send(desk, submissionOf({ locale: 'es', content: { kind: 'form', form: 'Visita', values: [...values] } }))
    expect(await stored(desk, 'inquiries')).toMatchObject([
      { form: 'Visita', name: 'Luis', email: 'Luis@Buyer.example', country: 'MX', answers: values },
    ])
    expect(await stored(desk, 'mails', { kind: { equals: 'notice' } })).toMatchObject([
      { text: expect.stringContaining('Su nombre: Luis') },
      {},
    ])
  })

  test('F-7 what is suspected is kept as spam and told to nobody; cleared by staff it is announced, once', async () => {
    const suspected = { score: 9, reasons: ['honeypot', 'links'], suspected: true } as const
    await send(desk, submissionOf({ spam: { ...suspected, reasons: [...suspected.reasons] } }))
    const [inquiry] = await stored(desk, 'inquiries')
    expect(inquiry).toMatchObject({ status: 'spam', spamScore: 9, spamReasons: ['honeypot', 'links'] })
    expect(await stored(desk, 'mails')).toEqual([])
    const move = (status: string) => desk.payload.update({ collection: 'inquiries', id: Number(inquiry?.id), data: { status } })
    for (const status of ['new', 'spam', 'inProgress']) await move(status)
    expect((await stored(desk, 'mails')).map(({ kind }) => kind)).toEqual(['notice', 'notice', 'confirmation'])
  })

  test('E-6 R-2 files come first and belong to the inquiry that names them; without them it is asked to come again', async () => {
    const key = randomUUID()
    const file = { id: randomUUID(), name: 'tech pack.pdf', type: 'application/pdf' }
    const submission = submissionOf({ key, files: [{ ...file, size: 8 }] })
    expect((await send(desk, submission)).status).toBe(409)
    expect(await stored(desk, 'inquiries')).toEqual([])
    for (const half of ['%PDF', '%PDF-1.7']) expect((await sendFile(desk, { ...file, key }, half)).status).toBe(200)
    expect((await send(desk, submission)).status).toBe(200)
    const [inquiry] = await stored(desk, 'inquiries')
    expect(await stored(desk, 'inquiry-files')).toMatchObject([{ name: 'tech pack.pdf', size: 8, inquiry: inquiry?.id }])
  })
})
