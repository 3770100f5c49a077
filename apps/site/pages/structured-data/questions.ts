import type { QuestionAnswer } from '@lindero/contract'
import type { FAQPage } from 'schema-dts'
import type { ShownBlock } from '../../blocks/block-data.ts'

/** All questions answered on a page, or nothing where there are none. */
export function questions(asked: readonly QuestionAnswer[]): FAQPage[] {
  // The same question may stand in two blocks; a search engine is told it once.
  const once = [...new Map(asked.map((each) => [each.question, each])).values()]
  if (once.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: once.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

export function questionsIn(blocks: readonly ShownBlock[]): FAQPage[] {
  return questions(blocks.flatMap((block) => (block.type === 'faq' ? block.data.questions : [])))
}
