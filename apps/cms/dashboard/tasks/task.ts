import type { Payload, TypedUser } from 'payload'
import type { TaskWords } from './words.ts'

/** Something that waits for somebody, and where it is found. */
export interface Task {
  name: keyof TaskWords
  count: number
  address: string
  /** `urgent` should not wait at all, `soon` not long. */
  tone: 'urgent' | 'soon' | 'calm'
}

export type ReadTasks = (payload: Payload, user: TypedUser, now: Date) => Promise<Task[]>
