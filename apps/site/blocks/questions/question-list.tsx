import { Icon } from '../../design/icons.tsx'
import { keyed } from '../rich-text/keyed.tsx'
import styles from './question-list.module.css'

export interface QuestionData {
  question: string
  answer: string
}

export function QuestionList({ questions }: { questions: QuestionData[] }) {
  return (
    <div className={styles.questions}>
      {keyed(questions, ({ question, answer }) => (
        <details>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <p className="quiet">{answer}</p>
        </details>
      ))}
    </div>
  )
}
