import type { FormBlockData } from './form-data.ts'

type Place = Pick<FormBlockData, 'page' | 'name'>

/** Where the browser keeps nothing, what is being written lasts as long as the page. */
const memory = new Map<string, string>()

/** Under which name the browser keeps what is being written in a form. */
function draftPlace({ page, name }: Place): string {
  return `form ${page} ${name}`
}

export function keptDraft(place: Place): string | null {
  const name = draftPlace(place)
  try {
    return memory.get(name) ?? sessionStorage.getItem(name)
  } catch {
    return null
  }
}

export function hasDraft(place: Place): boolean {
  return keptDraft(place) !== null
}

/** Null forgets it. */
export function putDraft(place: Place, text: string | null): void {
  const name = draftPlace(place)
  memory.delete(name)
  try {
    if (text === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, text)
  } catch {
    // Not allowed, or no room.
    if (text !== null) memory.set(name, text)
  }
}
