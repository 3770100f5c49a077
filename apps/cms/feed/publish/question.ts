import type { Question } from '@lindero/contract'
import type { Reader } from './reader.ts'

export function publishQuestion(document: Reader): Question | null {
  const id = document.number('id')
  const question = document.text('question')
  const answer = document.text('answer')
  if (id === null || !question || !answer) return null
  return { id, question, answer, key: document.text('key'), order: document.number('order') ?? 0 }
}
