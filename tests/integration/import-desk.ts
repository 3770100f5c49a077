import { expect } from 'vitest'
import { workOnImports } from '../../apps/cms/import/import-queue.ts'
import { asCsv } from '../../apps/cms/spreadsheets/write/as-csv.ts'
import type { Desk } from '../helpers/desk.ts'

type Json = Record<string, unknown>

/** A member of the staff who imports, at a desk whose worker works when told to. */
export interface ImportDesk {
  ask: (address: string, init?: RequestInit) => Promise<Response>
  work: () => Promise<void>
  /** Sends a file and has it checked; its number. */
  bring: (body: string | Uint8Array, mode?: 'draft' | 'publish') => Promise<number>
  /** Runs or undoes it. */
  move: (id: number, step: 'start' | 'undo') => Promise<void>
  progress: (id: number) => Promise<Json>
  /** Row, field and words of everything said about the rows of one kind. */
  reasons: (id: number, language: 'en' | 'es', outcome?: string) => Promise<unknown[][]>
}

let staff = 0

export async function importDesk({ payload, env, request }: Desk, role = 'editor'): Promise<ImportDesk> {
  const account = { email: `${role}-${++staff}@example.com`, password: 'a long password' }
  await payload.create({ collection: 'users', data: { ...account, role } })
  const { token } = await payload.login({ collection: 'users', data: account })
  const ask: ImportDesk['ask'] = (address, init = {}) =>
    request(`/api-cms/${address}`, {
      ...init,
      headers: { authorization: `JWT ${token}`, 'accept-language': 'en', ...init.headers },
    })
  const work = () => workOnImports(payload, env.importsDir)
  return {
    ask,
    work,
    bring: async (body, mode = 'publish') => {
      const answer = await ask(`product-imports/bring?name=products.csv&mode=${mode}`, {
        method: 'POST',
        body: Buffer.from(body),
      })
      expect(answer.status).toBe(201)
      const { id } = await answer.json()
      await work()
      return Number(id)
    },
    move: async (id, step) => {
      expect((await ask(`product-imports/${id}/${step}`, { method: 'POST' })).status).toBe(200)
      await work()
    },
    progress: async (id) => (await ask(`product-imports/${id}/progress`)).json(),
    reasons: async (id, language, outcome = 'bad') => {
      const answer = await ask(`product-imports/${id}/rows?outcome=${outcome}`, { headers: { 'accept-language': language } })
      const { rows } = await answer.json()
      return rows.flatMap((row: { row: number; reasons: { label: string; text: string }[] }) =>
        row.reasons.map(({ label, text }) => [row.row, label, text]),
      )
    },
  }
}

/** A file with all the columns any row has. */
export function table(rows: Record<string, string>[]): string {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return asCsv([heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))])
}
