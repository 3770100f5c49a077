import type { FormBlockData } from './form-data.ts'

/** Under which name the browser keeps what is being written in a form. */
export function draftPlace({ page, name }: Pick<FormBlockData, 'page' | 'name'>): string {
  return `form ${page} ${name}`
}
