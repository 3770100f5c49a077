import type { Locale } from '@lindero/contract'
import { expect } from 'vitest'
import { runDueChanges } from '../../../apps/cms/scheduling/run-due.ts'
import { both, giveNumberAgain } from '../content-desk.ts'
import { type Dialect, houseOn, staffOf } from '../house-on.ts'
import { publicWords } from '../staff.ts'

const hour = 60 * 60_000
/** A moment so many hours from now, whatever the clock says. */
export const inHours = (hours: number) => new Date(Date.now() + hours * hour)

/** A desk where changes of questions are planned, and made when the clock of a test says so. */
export function schedulingDesk(dialect: Dialect) {
  const house = houseOn(dialect)
  const editor = staffOf(house, 'editor')

  const words = (id: number) => publicWords(house.payload, 'question', id)
  const make = () => house.create('questions', { question: both('Old', 'Viejo'), answer: both('A', 'B') })
  const publishHome = () =>
    house.payload.updateGlobal({
      slug: 'home',
      locale: 'all',
      publishAllLocales: true,
      data: { hero: { title: both('Welcome', 'Hola') } },
    })
  /** Another draft with the number of the last one, which was deleted. */
  const makeAgain = async (id: number) => {
    await giveNumberAgain(house.payload, 'questions', id)
    const data = { question: both('Somebody else’s', 'De otra persona'), answer: both('A', 'B') }
    const again = await house.payload.create({ collection: 'questions', data, locale: 'all', draft: true })
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
  const run = (at: Date) => runDueChanges(house.payload, () => at)
  const stateOf = async (id: unknown) => {
    const { state, lastError } = await house.payload.findByID({ collection: 'scheduled-changes', id: Number(id) })
    return [state, lastError ?? '']
  }

  return { house, editor, words, make, publishHome, makeAgain, draft, plan, run, stateOf }
}
