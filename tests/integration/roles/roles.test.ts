import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContentDesk, openContentDesk } from '../content-desk.ts'
import { ask, everyone, letIn, type Someone, verdictOf } from './everyone.ts'
import { type Attempt, apart, attempts, collections, globals, type Row } from './permissions.ts'
import { globalBeginnings, sampleOf } from './samples.ts'
import { globalTriesOf, newestVersion, type Try, triesOf } from './tries.ts'

let content: ContentDesk
let accounts: Record<Someone, Record<string, string>>

beforeAll(async () => {
  content = await openContentDesk()
  accounts = await letIn(content.desk)
  const stranger = await content.payload.create({
    collection: 'users',
    data: { email: 'other@house.example', password: 'a long password', role: 'editor' },
  })
  content.ids.stranger = Number(stranger.id)
  for (const [slug, data] of Object.entries(globalBeginnings))
    await content.payload.updateGlobal({ slug, data, locale: 'all', publishAllLocales: true })
})
afterAll(() => content.desk.close())

const allows = (row: Row, attempt: Attempt, who: Someone) => who !== 'stranger' && (row[attempt] ?? '').includes(who.charAt(0))

/** Everything as it is stored, drafts and versions included. */
async function storedOf(slug: string, id?: number): Promise<unknown> {
  const { payload } = content
  const whole = { draft: true, locale: 'all', depth: 0 } as const
  const version = hasVersions(slug) ? await newestVersion(content, slug, id) : null
  if (id === undefined) return [version, await payload.findGlobal({ slug, ...whole })]
  return [version, await payload.findByID({ collection: slug, id, disableErrors: true, ...whole })]
}

const configOf = (slug: string) =>
  [...content.payload.config.collections, ...content.payload.config.globals].find((entity) => entity.slug === slug)
const hasVersions = (slug: string) => Boolean(configOf(slug)?.versions)

/** Tries everything that must be refused first, then looks that nothing has changed, then what must be allowed. */
async function tryAll(who: Someone, slug: string, row: Row, tries: Partial<Record<Attempt, Try>>, id?: number) {
  const possible = attempts.filter((attempt) => tries[attempt] && isThere(slug, attempt))
  const [yes, no] = [possible.filter((one) => allows(row, one, who)), possible.filter((one) => !allows(row, one, who))]
  const before = await storedOf(slug, id)
  for (const attempt of no) expect([attempt, await verdict(who, tries[attempt])]).toEqual([attempt, 'refused'])
  expect(await storedOf(slug, id)).toEqual(before)
  for (const attempt of yes) {
    // What was deleted by one attempt cannot be deleted by the next.
    const fresh = attempt === 'delete' && id !== undefined ? await freshTry(slug) : tries[attempt]
    expect([attempt, await verdict(who, fresh)]).toEqual([attempt, 'allowed'])
  }
}

/** A conflict is a refusal too: what the site cannot be without stays, whoever asks. */
const verdict = async (who: Someone, given: Try | undefined) =>
  given
    ? (await verdictOf(await ask(content.desk, accounts[who], given))).replace(/^409 .*"message":".+/s, 'refused')
    : 'not tried'

async function freshTry(slug: string): Promise<Try> {
  return { method: 'DELETE', address: `/api-cms/${slug}/${await sampleOf(content, slug)}` }
}

/** Restoring and publishing are tried where there are versions; what is uploaded has its own test. */
function isThere(slug: string, attempt: Attempt): boolean {
  if (slug === 'media' && (attempt === 'create' || attempt === 'duplicate')) return false
  return hasVersions(slug) || !['read versions', 'publish', 'publish all', 'unpublish', 'restore'].includes(attempt)
}

test('G-7 every collection and global has its row in the table of permissions', () => {
  const { config } = content.payload
  expect([...Object.keys(collections), ...apart].sort()).toEqual(config.collections.map(({ slug }) => slug).sort())
  expect(Object.keys(globals).sort()).toEqual(config.globals.map(({ slug }) => slug).sort())
})

describe.each(everyone)('%s', (who) => {
  test.each(Object.keys(collections))(
    `G-7 ${who}: each thing that can be done with %s is allowed or refused as the table says`,
    async (slug) => {
      const id = await sampleOf(content, slug)
      const version = hasVersions(slug) ? await newestVersion(content, slug, id) : 1
      await tryAll(who, slug, collections[slug] ?? {}, triesOf({ slug, id, version }, hasVersions(slug)), id)
    },
  )

  test.each(Object.keys(globals))(
    `G-7 ${who}: each thing that can be done with the global %s is allowed or refused as the table says`,
    async (slug) => {
      const version = hasVersions(slug) ? await newestVersion(content, slug) : 1
      await tryAll(who, slug, globals[slug] ?? {}, globalTriesOf(slug, version, hasVersions(slug)))
    },
  )
})
