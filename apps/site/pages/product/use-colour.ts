import { type MouseEvent, useState } from 'react'
import type { ProductColour, ProductData } from './load.ts'

/**
 * The colour shown. Without script a swatch is a link to `?colour=`; with it the pictures change in place and the address
 * follows, so that it can be shared and is found again on the way back.
 */
export function useColour(product: ProductData) {
  const [choice, setChoice] = useState({ product, key: product.colour })
  // Another address of the same product has been gone to: what it asks for counts, not what was chosen before.
  const key = choice.product === product ? choice.key : product.colour
  const chosen = product.colourways.find((colour) => colour.key === key)

  function choose(event: MouseEvent<HTMLAnchorElement>, colour: ProductColour) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setChoice({ product, key: colour.key })
    history.replaceState(history.state, '', colour.href)
  }

  return { chosen, shown: chosen ?? product.colourways[0], choose }
}

export type ChooseColour = ReturnType<typeof useColour>['choose']
