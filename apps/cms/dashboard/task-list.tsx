import type { Locale } from '@lindero/contract'
import { Link } from '@payloadcms/ui'
import type { Task } from './tasks/task.ts'
import { taskWords } from './tasks/words.ts'
import { dashboardWords } from './words.ts'

/** What waits, each a way to it; what does not wait is one quiet line. */
export function TaskList({ tasks, locale }: { tasks: Task[]; locale: Locale }) {
  const words = dashboardWords[locale]
  const waiting = tasks.filter(({ count }) => count > 0)
  const done = tasks.filter(({ count }) => count === 0)
  const inWords = new Intl.ListFormat(locale).format(done.map(({ name }) => lowered(taskWords[locale][name])))
  return (
    <section className="desk-part" aria-labelledby="desk-tasks">
      <h2 id="desk-tasks">{words.tasks}</h2>
      {waiting.length === 0 && <p className="desk-calm">{words.nothingWaits}</p>}
      <ul className="desk-tasks">
        {waiting.map(({ name, count, address, tone }) => (
          <li key={name} className={`desk-tasks__${tone}`}>
            <Link href={address} prefetch={false}>
              <strong>{count}</strong> <span>{taskWords[locale][name]}</span>
            </Link>
          </li>
        ))}
      </ul>
      {waiting.length > 0 && done.length > 0 && <p className="desk-calm">{`${words.noneOf} ${inWords}.`}</p>}
    </section>
  )
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
