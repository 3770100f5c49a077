import { type Role, roleWords } from '../../../apps/cms/access/roles.ts'
import type { Desk } from '../../helpers/desk.ts'
import { signedInAs } from '../submissions.ts'
import type { Try } from './tries.ts'

export const everyone = [...(Object.keys(roleWords) as Role[]), 'stranger'] as const
export type Someone = (typeof everyone)[number]

/** One account of each role, and a stranger without one. */
export async function letIn(desk: Desk): Promise<Record<Someone, Record<string, string>>> {
  const headers: Record<string, Record<string, string>> = { stranger: { 'content-type': 'application/json' } }
  for (const role of Object.keys(roleWords) as Role[]) headers[role] = await signedInAs(desk, role)
  return headers as Record<Someone, Record<string, string>>
}

export function ask(desk: Desk, headers: Record<string, string>, { method, address, body }: Try): Promise<Response> {
  return desk.request(address, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
}

/**
 * How an answer reads to whoever asked. A refusal without a sentence, and a fault of ours, are neither; a change of many that
 * found none it may change is a refusal.
 */
export async function verdictOf(answer: Response): Promise<string> {
  const said = await answer.text()
  if (answer.status < 400) return said.startsWith('{"docs":[],"errors":[]') ? 'refused' : 'allowed'
  if (![401, 403, 404].includes(answer.status)) return `${answer.status} ${said.slice(0, 300)}`
  return /"message":"[^"]+"/.test(said) ? 'refused' : `${answer.status} without a sentence: ${said.slice(0, 300)}`
}
