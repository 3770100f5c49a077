import type { Payload, SanitizedPermissions, TypedUser } from 'payload'
import { certificateTasks } from './certificates.ts'
import { pictureTasks } from './pictures.ts'
import { planTasks } from './plans.ts'
import { productTasks } from './products.ts'
import { salesTasks } from './sales.ts'
import type { ReadTasks, Task } from './task.ts'
import { translationTasks } from './translations.ts'

type Allows = (permissions: SanitizedPermissions) => boolean

const seesInquiries: Allows = ({ collections }) => collections?.inquiries?.read === true
const readsContent: Allows = ({ collections }) => collections?.products?.read === true
const editsContent: Allows = ({ collections }) => collections?.products?.create === true

/** Whose work is what; the order is the one they are shown in. */
const duties: [Allows, ReadTasks][] = [
  [seesInquiries, salesTasks],
  [readsContent, translationTasks],
  [editsContent, certificateTasks],
  [editsContent, planTasks],
  [editsContent, productTasks],
  [editsContent, pictureTasks],
]

const tones = ['urgent', 'soon', 'calm']

/** What waits for this person, the pressing first, asked all at once. */
export async function readTasks(
  payload: Payload,
  user: TypedUser,
  permissions: SanitizedPermissions,
  now: Date,
): Promise<Task[]> {
  const own = duties.filter(([allows]) => allows(permissions)).map(([, read]) => read(payload, user, now))
  const tasks = (await Promise.all(own)).flat()
  return tasks.sort((one, other) => tones.indexOf(one.tone) - tones.indexOf(other.tone))
}
