import { type MouseEvent, useState } from 'react'
import type { ProductColour, ProductData } from './load.ts'

/**
 * The colour shown. Without script a swatch is a link to `?colour=`; with it the pictures change in place and the address
 * follows, so that it can be shared.
 */
export function useColour(product: ProductData) {
  const [key, setKey] = useState(product.colour)
  const shown = product.colourways.find((colour) => colour.key === key) ?? product.colourways[0]

  function choose(event: MouseEvent<HTMLAnchorElement>, colour: ProductColour) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setKey(colour.key)
    history.replaceState(history.state, '', colour.href)
  }

  return { shown, choose }
}

export type ChooseColour = ReturnType<typeof useColour>['choose']
