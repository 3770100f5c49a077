import { SideSection } from '../../design/section.tsx'
import { type QuestionData, QuestionList } from './question-list.tsx'

export interface QuestionsData {
  title: string
  questions: QuestionData[]
}

export function Questions({ data, id }: { data: QuestionsData; id: string }) {
  return (
    <SideSection id={id} title={data.title}>
      <QuestionList questions={data.questions} />
    </SideSection>
  )
}
