import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Postgres, startPostgres } from '../helpers/postgres.ts'
import { waitFor } from '../helpers/program.ts'
import { temporaryFolder } from '../helpers/temporary-folder.mjs'
import { buyersSend, inquiry, send } from './buyers.ts'
import { realDesk } from './real-desk.ts'
import type { Receiver } from './receiver.ts'
import { siteUnderFire } from './site-under-fire.ts'

const size = process.env.FULL
  ? { inquiries: 1000, siteKills: 20, deskKills: 5 }
  : { inquiries: 150, siteKills: 5, deskKills: 2 }
const minute = 60_000

const receivers: [string, (folder: string) => Promise<Receiver>][] = [
  ['SQLite', realDesk],
  ['PostgreSQL', async (folder) => realDesk(folder, await postgres.createDatabase('inquiries'))],
]

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const strikes = `the site killed ${size.siteKills} times and the desk ${size.deskKills}`

test.each(receivers)(
  `R-2 ${size.inquiries} inquiries, ${strikes}: each acknowledged one is stored once (%s)`,
  {
    timeout: 10 * minute,
  },
  async (_, open) => {
    const dataDir = temporaryFolder()
    const receiver = await open(temporaryFolder())
    const site = await siteUnderFire({ dataDir, receiver })
    onTestFinished(async () => void (await Promise.all([site.stop(), receiver.stop()])))
    await Promise.all([receiver.start(), site.start()])

    const killings: Promise<void>[] = []
    const fates = [fate(size.siteKills, site), fate(size.deskKills, receiver, 0.5)]
    const sent = await buyersSend(site.url, size.inquiries, 8, (count) => {
      for (const strike of fates) killings.push(strike(count))
    })
    await Promise.all(killings)
    await waitFor(() => site.spooled().every((name) => !name.endsWith('.json')), minute)

    // The desk's key is the sender's, and a digest of the content behind it.
    const stored = new Map([...(await receiver.countByKey())].map(([key, times]) => [key.replace(/-[0-9a-f]{16}$/, ''), times]))
    const keys = sent.map(({ key }) => key)
    expect(keys).toHaveLength(size.inquiries)
    expect(Object.fromEntries(keys.map((key) => [key, stored.get(key) ?? 0]))).toEqual(
      Object.fromEntries(keys.map((key) => [key, 1])),
    )
    expect([...stored.keys()].sort()).toEqual([...keys].sort())
    expect(sent.filter(({ answers }) => new Set(answers).size > 1)).toEqual([])
    expect(site.output()).not.toContain('set aside')
    expect(site.output().match(/the site is listening/g)).toHaveLength(size.siteKills + 1)
    await site.kill()
    await site.start()
    expect(site.spooled()).toEqual([])
  },
)

/** Strikes so many times, evenly over the acknowledged inquiries, while others are on their way; later by so much of a step. */
function fate(
  times: number,
  victim: { kill(): Promise<void>; start(): Promise<void> },
  later = 0,
): (count: number) => Promise<void> {
  const step = Math.floor(size.inquiries / (times + 1 + later))
  let last = Promise.resolve()
  let done = 0
  return (count) => {
    if (done < times && count >= step * (done + 1 + later)) {
      done++
      last = last.then(() => victim.kill()).then(() => victim.start())
    }
    return last
  }
}

test('F-6 R-2 a disk that takes half of an inquiry: the failure text, the reason in the log, and not a byte left behind', async () => {
  const dataDir = temporaryFolder()
  const receiver = { url: 'http://127.0.0.1:1', internalKey: 'nobody listens behind this' }
  const full = await siteUnderFire({ dataDir, receiver, mostBlocks: 1 })
  onTestFinished(async () => void (await full.stop()))
  await full.start()
  const key = randomUUID()
  const long = { ...inquiry, message: 'totes '.repeat(500) }
  const refused = await send(full.url, key, long)
  expect(refused).toEqual({
    status: 503,
    text: JSON.stringify({ status: 0, output: 'Submission failed, please try again later!' }),
  })
  expect(full.output()).toMatch(/EFBIG.*could not be kept/)
  expect(full.spooled()).toEqual([])
  await full.stop()

  const mended = await siteUnderFire({ dataDir, receiver })
  onTestFinished(async () => void (await mended.stop()))
  await mended.start()
  expect((await send(mended.url, key, long)).status).toBe(200)
  expect(mended.spooled()).toHaveLength(1)
})
