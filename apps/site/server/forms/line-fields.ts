import { inquiryBounds, quantityOf } from '@lindero/contract'

type Fields = Record<string, unknown>

const path = /^lines\[(\d{1,3})\]\[(?:(product|logoMethod|note)|colours\]\[(\d{1,2})\]\[(colour|quantity))\]$/

/** Gathers `lines[0][product]`, `lines[0][colours][1][quantity]` … of a form without script into the lines they mean. */
export function lineFields() {
  const lines = new Map<number, Fields>()
  const colours = new Map<number, Map<number, Fields>>()

  return {
    /** False when the name is none of a line. */
    take(name: string, word: string): boolean {
      const [, at, field, colourAt, part] = path.exec(name) ?? []
      if (at === undefined || Number(at) >= inquiryBounds.lines) return false
      if (field) Object.assign(placeIn(lines, Number(at), {}), { [field]: field === 'product' ? numberOf(word) : word })
      const ofLine = placeIn(colours, Number(at), new Map<number, Fields>())
      if (part) {
        const value = part === 'quantity' ? (quantityOf(word) ?? word) : word
        Object.assign(placeIn(ofLine, Number(colourAt), {}), { [part]: value })
      }
      return true
    },
    /** Places without a product were taken away by the buyer; colours of which none is wanted are left out. */
    all(): Fields[] {
      const named = [...lines].filter(([, { product }]) => product !== undefined && product !== '')
      return named.map(([at, line]) => ({ ...line, colours: [...(colours.get(at)?.values() ?? [])].filter(isWanted) }))
    },
  }
}

function isWanted({ quantity }: Fields): boolean {
  return quantity !== undefined && quantity !== 0
}

function placeIn<Value>(places: Map<number, Value>, at: number, otherwise: Value): Value {
  const found = places.get(at) ?? otherwise
  places.set(at, found)
  return found
}

/** What is no number stays as it is, and the check says so. */
function numberOf(word: string): unknown {
  return /^\d{1,9}$/.test(word.trim()) ? Number(word) : word
}
