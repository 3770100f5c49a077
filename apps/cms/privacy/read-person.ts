import type { Payload } from 'payload'
import { personOf } from '../inquiries/person.ts'

/** Everything kept about one person. */
export interface PersonalData {
  email: string
  inquiries: Record<string, unknown>[]
  mails: Record<string, unknown>[]
  files: Record<string, unknown>[]
  webhookMessages: Record<string, unknown>[]
}

/** A person is known by the e-mail address; mails, files and messages belong to the inquiries. */
export async function readPerson(payload: Payload, email: string): Promise<PersonalData> {
  const person = personOf(email)
  const all = { pagination: false, limit: 0, depth: 0, sort: 'id' } as const
  const { docs: inquiries } = await payload.find({
    collection: 'inquiries',
    where: { person: { equals: person } },
    joins: false,
    ...all,
  })
  const where = { inquiry: { in: inquiries.map(({ id }) => id) } }
  const belonging = async (collection: string) =>
    inquiries.length === 0 ? [] : (await payload.find({ collection, where, ...all })).docs
  return {
    email: person,
    inquiries,
    mails: await belonging('mails'),
    files: await belonging('inquiry-files'),
    webhookMessages: await belonging('webhook-deliveries'),
  }
}
