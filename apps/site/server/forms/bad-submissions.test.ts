import { expect, onTestFinished, test } from 'vitest'
import { badSubmissions } from './bad-submissions.ts'
import { sampleForms } from './sample-forms.ts'

test('R-3 the table of bad submissions is long', () => {
  expect(badSubmissions.length).toBeGreaterThanOrEqual(80)
})

test.each(badSubmissions)('R-3 F-1 C-4 %s is refused with a sentence and stores nothing', async (_, request, status, says) => {
  const forms = await sampleForms(onTestFinished)
  const answer = await forms.send(request())
  expect(await answer.json()).toMatchObject({ status: 0, output: says })
  expect(answer.status).toBe(status)
  expect(await forms.stored()).toEqual([])
  expect(forms.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})
