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
  const count = async (collection: string, where: Where) => (await payload.count({ collection, where })).totalDocs
  const mine: Where = { and: [{ status: { equals: 'inProgress' } }, { assignee: { equals: user.id } }] }
  const waiting = [
    {
      name: 'new',
      count: await count('inquiries', { status: { equals: 'new' } }),
      address: `${inbox}?view=new`,
      urgent: false,
    },
    {
      name: 'late',
      count: await count('inquiries', lateWhere(await readAnswerTimes(payload))),
      address: `${inbox}?view=late`,
      urgent: true,
    },
    { name: 'mine', count: await count('inquiries', mine), address: `${inbox}?view=inProgress&assignee=me`, urgent: false },
  ] as const
  const trouble = [
    ['failedMails', 'mails', 'failed', true],
    ['keptMails', 'mails', 'kept', false],
    ['failedWebhooks', 'webhook-deliveries', 'failed', true],
  ] as const
  const found: ToDo[] = [...waiting]
  for (const [name, collection, state, urgent] of trouble) {
    const address = `/admin/collections/${collection}${stateIs(state)}`
    found.push({ name, count: await count(collection, { state: { equals: state } }), address, urgent })
  }
  // Trouble is shown when there is some; work is shown also when it is done.
  return found.filter(({ count: many }, index) => many > 0 || index < waiting.length)
}
