/** Where the browser keeps the inquiry list (E-5); what is kept there is checked when it is used. */
export const listPlace = 'inquiry-list'

let memory = ''
let seen = ''
let numbers: readonly number[] = []

/** The list as it is kept. Where the browser keeps nothing it lasts as long as the page. */
export function keptList(): string {
  try {
    return memory || (localStorage.getItem(listPlace) ?? '')
  } catch {
    return memory
  }
}

export function keepList(text: string): void {
  memory = ''
  try {
    localStorage.setItem(listPlace, text)
  } catch {
    // No room, or not allowed: the page itself remembers.
    memory = text
  }
  dispatchEvent(new Event(listPlace))
}

/** Numbers of the products on the list; the same array as long as the list is the same. Small, because every page holds it. */
export function listedProducts(): readonly number[] {
  const text = keptList()
  if (text !== seen) {
    seen = text
    numbers = numbersIn(text)
  }
  return numbers
}

function numbersIn(text: string): number[] {
  try {
    const lines: { product: number }[] = JSON.parse(text)
    return lines.map(({ product }) => product).filter(Number.isInteger)
  } catch {
    return []
  }
}

/** Called after a change in this tab or in another. */
export function watchList(onChange: () => void): () => void {
  const events = [listPlace, 'storage']
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}
