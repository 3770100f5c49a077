import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { formRefusals } from '../../i18n/form-refusals.ts'
import { goodInquiry, json, type SampleForms, sampleForms } from './sample-forms.ts'

const pdf = Buffer.from('%PDF-1.7\nA tech pack.\n%%EOF\n')
const key = { 'idempotency-key': 'key-of-a-tech-pack-01' }

function upload(forms: SampleForms, name: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return forms.send({ path: `/api/forms/files?name=${encodeURIComponent(name)}`, body, headers })
}

async function left({ folder }: SampleForms): Promise<string[]> {
  return readdir(join(folder, 'uploads')).catch(() => [])
}

test('E-6 a tech pack is kept under an id nobody can guess, and goes with its inquiry', async () => {
  const forms = await sampleForms(onTestFinished)
  const answer = await upload(forms, 'C:\\packs\\Tote ñ.pdf', pdf)
  const file = await answer.json()
  expect([answer.status, file]).toEqual([
    200,
    { id: expect.stringMatching(/^[0-9a-f]{48}$/), name: 'Tote ñ.pdf', type: 'application/pdf', size: pdf.length },
  ])
  expect(await readFile(join(forms.folder, 'uploads', file.id))).toEqual(pdf)
  expect((await forms.send(json({ ...goodInquiry, _files: [file.id] }))).status).toBe(200)
  const [first] = (await forms.stored())[0]?.files ?? []
  expect(first).toEqual({ ...file, id: expect.stringMatching(/^[0-9a-f]{48}$/) })
  expect(await readFile(join(forms.folder, 'spool', 'files', first?.id ?? ''))).toEqual(pdf)
})

test('E-6 F-6 the same upload sent with two inquiries belongs to each of them', async () => {
  const forms = await sampleForms(onTestFinished)
  const { id } = await (await upload(forms, 'pack.pdf', pdf)).json()
  for (const message of ['one', 'two']) await forms.send(json({ ...goodInquiry, message, _files: [id] }))
  const ids = (await forms.stored()).flatMap(({ files }) => files.map((file) => file.id))
  expect(new Set([...ids, id]).size).toBe(3)
  await rm(join(forms.folder, 'uploads'), { recursive: true })
  for (const held of ids) expect(await readFile(join(forms.folder, 'spool', 'files', held))).toEqual(pdf)
})

test('E-6 a second try with the same key is the same file; another file under it is refused', async () => {
  const forms = await sampleForms(onTestFinished)
  const first = await (await upload(forms, 'pack.pdf', pdf, key)).json()
  const again = await (await upload(forms, 'pack.pdf', pdf, key)).json()
  expect(again).toEqual(first)
  expect((await left(forms)).filter((name) => !name.endsWith('.json'))).toHaveLength(1)
  const other = await upload(forms, 'pack.pdf', Buffer.from('%PDF-1.7 other'), { ...key, 'content-length': '14' })
  expect([other.status, (await other.json()).output]).toEqual([422, formRefusals.keyTaken.en])
  expect((await (await upload(forms, 'pack.pdf', pdf)).json()).id).not.toBe(first.id)
})

test.each([
  ['a page', 'pack.pdf', '<!doctype html><script>alert(1)</script>', 415, 'fileType'],
  ['a drawing that can run', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 415, 'fileType'],
  ['a program', 'pack.zip', 'MZ\x90\x00', 415, 'fileType'],
  ['a PDF that is a page too', 'pack.pdf', '%PDF-1.7\n<html><script>alert(1)</script>', 415, 'fileTwofold'],
  ['nothing', 'pack.pdf', '', 422, 'fileEmpty'],
  ['a name of nothing', '...', '%PDF-1.7', 422, 'fileName'],
] as const)('E-6 R-7 %s is refused with a sentence and not kept', async (_, name, content, status, refusal) => {
  const forms = await sampleForms(onTestFinished)
  const answer = await upload(forms, name, content, { 'accept-language': 'es' })
  expect([answer.status, await answer.json()]).toEqual([status, { status: 0, output: formRefusals[refusal].es }])
  expect(await left(forms)).toEqual([])
})

test('E-6 more than 25 MB is stopped while it comes, announced or not', async () => {
  const forms = await sampleForms(onTestFinished)
  const part = new Uint8Array(1024 * 1024)
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent++ === 0 ? new Uint8Array(pdf) : part)
      if (sent === 60) controller.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, duplex: 'half' }
  const answer = await forms.site.app.fetch(new Request('http://bags.example/api/forms/files?name=a.pdf', init))
  expect([answer.status, (await answer.json()).output]).toEqual([413, formRefusals.fileLarge.en])
  expect(sent).toBeLessThan(32)
  const announced = await upload(forms, 'a.pdf', pdf, { 'content-length': '30000000' })
  expect(announced.status).toBe(413)
  expect(await left(forms)).toEqual([])
})

test('E-6 a file of exactly 25 MB is taken', async () => {
  const forms = await sampleForms(onTestFinished)
  const large = Buffer.alloc(25 * 1024 * 1024)
  pdf.copy(large)
  expect(await (await upload(forms, 'a.pdf', large)).json()).toMatchObject({ size: large.length })
})

test('E-6 a file without a name, one from another website and too many are refused', async () => {
  const forms = await sampleForms(onTestFinished, { rate: 1 })
  expect((await forms.send({ path: '/api/forms/files', body: pdf })).status).toBe(422)
  expect((await upload(forms, 'a.pdf', pdf, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await forms.send({ path: '/api/forms/files?name=a.pdf', method: 'GET' })).status).toBe(405)
  const statuses = []
  for (let count = 0; count < 7; count++) statuses.push((await upload(forms, 'a.pdf', pdf)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})

test('E-6 no address hands an uploaded file out', async () => {
  const forms = await sampleForms(onTestFinished)
  const { id } = await (await upload(forms, 'a.pdf', pdf)).json()
  for (const path of [`/api/forms/files/${id}`, `/api/forms/files?id=${id}`, `/uploads/${id}`, `/media/${id}`]) {
    const answer = await forms.send({ path, method: 'GET' })
    expect(answer.status, path).toBeGreaterThanOrEqual(400)
    expect(await answer.text(), path).not.toContain('tech pack')
  }
})

test('E-6 F-6 a disk that takes nothing is our fault, said so and logged', async () => {
  const forms = await sampleForms(onTestFinished)
  await rm(join(forms.folder, 'uploads'), { recursive: true, force: true })
  await writeFile(join(forms.folder, 'uploads'), 'in the way')
  const answer = await upload(forms, 'a.pdf', pdf)
  expect([answer.status, (await answer.json()).output]).toEqual([503, formRefusals.fileNoRoom.en])
  expect(forms.logged.join()).toContain('a file could not be kept')
})
