import type { Payload, PayloadRequest } from 'payload'
import { isRecord } from '../fields/per-language.ts'

export interface StaffMember {
  id: number
  name: string
}

/** Colleagues by name, for whoever works here: accounts themselves are shown to administrators alone. */
export async function readStaff(payload: Payload): Promise<StaffMember[]> {
  const { docs } = await payload.find({ collection: 'users', depth: 0, pagination: false, select: { name: true, email: true } })
  const staff = docs.map((user) => ({ id: Number(user.id), name: nameOf(user) }))
  return staff.sort((one, other) => one.name.localeCompare(other.name))
}

export async function staffName(req: PayloadRequest, id: unknown): Promise<string> {
  if (typeof id !== 'number') return ''
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  return user ? nameOf(user) : ''
}

export function nameOf(user: unknown): string {
  if (!isRecord(user)) return ''
  return String(user.name || user.email || '')
}
