import type { Payload, TypedUser, Where } from 'payload'
import { lateWhere, readAnswerTimes } from '../answer-time/answer-time.ts'

/** What waits for somebody, and where it is found. `urgent` when it should not wait at all. */
export interface ToDo {
  name: 'new' | 'late' | 'mine' | 'failedMails' | 'keptMails' | 'failedWebhooks'
  count: number
  address: string
  urgent: boolean
}

const inbox = '/admin/collections/inquiries'
const stateIs = (state: string) => `?where[or][0][and][0][state][equals]=${state}`

export async function readToDo(payload: Payload, user: TypedUser): Promise<ToDo[]> {
  const late = lateWhere(await readAnswerTimes(payload))
  const mine: Where = { and: [{ status: { equals: 'inProgress' } }, { assignee: { equals: user.id } }] }
  const count = async (collection: string, where: Where) => (await payload.count({ collection, where })).totalDocs
  const counted = async (collection: string, where: Where, toDo: Omit<ToDo, 'count'>): Promise<ToDo> => ({
    ...toDo,
    count: await count(collection, where),
  })
  const work = [
    counted('inquiries', { status: { equals: 'new' } }, { name: 'new', address: `${inbox}?view=new`, urgent: false }),
    counted('inquiries', late, { name: 'late', address: `${inbox}?view=late`, urgent: true }),
    counted('inquiries', mine, { name: 'mine', address: `${inbox}?view=inProgress&assignee=me`, urgent: false }),
  ]
  const trouble = troubles.map(([name, collection, state, urgent]) =>
    counted(
      collection,
      { state: { equals: state } },
      { name, address: `/admin/collections/${collection}${stateIs(state)}`, urgent },
    ),
  )
  const found = await Promise.all([...work, ...trouble])
  // Trouble is shown when there is some; work is shown also when it is done.
  return found.filter(({ count: many }, index) => many > 0 || index < work.length)
}

const troubles = [
  ['failedMails', 'mails', 'failed', true],
  ['keptMails', 'mails', 'kept', false],
  ['failedWebhooks', 'webhook-deliveries', 'failed', true],
] as const
