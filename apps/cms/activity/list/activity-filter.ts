import { isOf } from '@lindero/contract'
import type { Where } from 'payload'
import { activityActions } from '../actions.ts'

export interface ActivityFilter {
  who: string
  kind: string
  action: string
  page: number
}

type Asked = Record<string, string | string[] | undefined>

/** What the address asks for; nonsense asks for nothing. */
export function readActivityFilter(asked: Asked): ActivityFilter {
  const text = (name: string) => (typeof asked[name] === 'string' ? asked[name].slice(0, 200) : '')
  const page = Number(text('page'))
  const action = text('action')
  return {
    who: text('who'),
    kind: text('kind'),
    action: isOf(activityActions, action) ? action : '',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

export function activityQuery({ page, ...filter }: ActivityFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '')
  return new URLSearchParams([...given, ...(page > 1 ? [['page', String(page)]] : [])] as [string, string][]).toString()
}

export function activityWhere({ action, kind, who }: ActivityFilter): Where {
  const wanted: Where[] = []
  if (who) wanted.push({ whoName: { equals: who } })
  if (kind) wanted.push({ entity: { equals: kind } })
  if (action) wanted.push({ action: { equals: action } })
  return { and: wanted }
}
