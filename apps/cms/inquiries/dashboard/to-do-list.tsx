import { Link } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'
import { readToDo } from './to-do.ts'
import type { DashboardWords } from './words.ts'

export async function ToDoList({ payload, user, words }: { payload: Payload; user: TypedUser; words: DashboardWords }) {
  const toDo = await readToDo(payload, user)
  return (
    <ul className="sales-to-do" aria-label={words.toDo}>
      {toDo.map(({ name, count, address, urgent }) => (
        <li key={name} className={urgent && count > 0 ? 'sales-to-do__urgent' : undefined}>
          <Link href={address} prefetch={false}>
            <strong>{count}</strong> <span>{words[name]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
