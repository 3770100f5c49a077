import { type Locale, localeCodes } from '@lindero/contract'
import { readDocuments } from '../../../apps/cms/feed/published-documents.ts'
import { both } from '../content-desk.ts'
import { type Dialect, houseOn, staffOf } from '../house-on.ts'
import { editorOf } from './editor.ts'

/** What is seen of a question in each language: “words order”. */
export type Seen = Partial<Record<Locale, string>>

/** A desk where questions are written and published, and what is then seen of them. */
export function publishingDesk(dialect: Dialect) {
  const house = houseOn(dialect)
  const staff = staffOf(house, 'editor')

  const make = () => house.create('questions', { question: both('Old', 'Viejo'), answer: both('A', 'B'), order: 1 })

  const publicNow = async (id: number): Promise<Seen> => {
    const [entry] = await readDocuments(house.payload, 'question', [String(id)])
    if (!entry || !('content' in entry) || entry.kind !== 'question') return {}
    return Object.fromEntries(
      Object.entries(entry.content).map(([code, { question, order }]) => [code, `${question} ${order}`]),
    )
  }
  /** What staff see when they open the form in each language. */
  const inTheForm = async (id: number): Promise<Seen> => {
    const seen: Seen = {}
    for (const locale of localeCodes) {
      const { body } = await staff.send('GET', `questions/${id}?draft=true&locale=${locale}&fallback-locale=null&depth=0`)
      seen[locale] = `${body.question ?? ''} ${body.order}`
    }
    return seen
  }

  return { house, staff, make, editorOf: (id: number) => editorOf(house, staff, id), publicNow, inTheForm }
}
