import { expect, test } from 'vitest'
import { type FileOutcome, outcomeOf } from './send-file.ts'
import { createUploads, type Upload } from './uploads.ts'

/** Uploads whose network is in the hands of the test. */
function start() {
  let shown: readonly Upload[] = []
  const sent: { key: string; progress: (share: number) => void; end: (outcome: FileOutcome) => void }[] = []
  const cancelled: string[] = []
  const uploads = createUploads(
    (next) => {
      shown = next
    },
    '.pdf,.zip',
    (_, key, progress) => {
      const outcome = new Promise<FileOutcome>((end) => sent.push({ key, progress, end }))
      return { outcome, cancel: () => cancelled.push(key) }
    },
  )
  return { uploads, sent, cancelled, states: () => shown.map(({ state }) => state), shown: () => shown }
}

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)

test('E-6 a file is sent as soon as it is chosen, its progress is told, and its id kept', async () => {
  const { uploads, sent, states } = start()
  expect(uploads.choose([file('a.PDF')])).toBe(true)
  sent[0]?.progress(0.5)
  expect(states()).toEqual([{ kind: 'underWay', share: 0.5 }])
  sent[0]?.end({ kind: 'taken', id: 'f00' })
  await Promise.resolve()
  expect(states()).toEqual([{ kind: 'taken', id: 'f00' }])
})

test('E-6 C-5 a second try goes under the same key', async () => {
  const { uploads, sent, states, shown } = start()
  uploads.choose([file('a.zip')])
  sent[0]?.end({ kind: 'broken' })
  await Promise.resolve()
  expect(states()).toEqual([{ kind: 'broken' }])
  uploads.retry(shown()[0]?.key ?? '')
  expect(states()).toEqual([{ kind: 'underWay', share: 0 }])
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key])
})

test('E-6 what cannot be taken is not sent, and no more than five are', () => {
  const { uploads, sent, states } = start()
  uploads.choose([file('a.pdf', 0), file('b.exe'), file('c.pdf', 25 * 1024 * 1024 + 1)])
  expect(states()).toMatchObject([{ problem: 'empty' }, { problem: 'kind' }, { problem: 'large' }])
  expect(uploads.choose([file('d.pdf'), file('e.pdf'), file('f.pdf')])).toBe(false)
  expect(sent).toHaveLength(2)
})

test('E-6 a removed file is called back, and what comes of it later changes nothing', async () => {
  const { uploads, sent, cancelled, states } = start()
  uploads.choose([file('a.pdf'), file('b.pdf')])
  uploads.remove(sent[0]?.key ?? '')
  expect(cancelled).toEqual([sent[0]?.key])
  sent[0]?.end({ kind: 'taken', id: 'late' })
  await Promise.resolve()
  expect(states()).toEqual([{ kind: 'underWay', share: 0 }])
  uploads.stop()
  expect(cancelled).toHaveLength(2)
})

test.each<[number, string, FileOutcome]>([
  [200, '{"id":"f00"}', { kind: 'taken', id: 'f00' }],
  [415, '{"status":0,"output":"Not a PDF"}', { kind: 'refused', why: 'Not a PDF' }],
  [413, '{"status":0,"output":"Too large"}', { kind: 'refused', why: 'Too large' }],
  [413, '<html>', { kind: 'broken' }],
  [503, '{"status":0,"output":"No room"}', { kind: 'broken', why: 'No room' }],
  [429, '{"status":0,"output":"Too many"}', { kind: 'broken', why: 'Too many' }],
  [200, '{}', { kind: 'broken' }],
  [0, '', { kind: 'broken' }],
])('E-6 an answer %s %s', (status, text, expected) => {
  expect(outcomeOf(status, text)).toEqual(expected)
})
