import { Fragment, type ReactNode } from 'react'

/** Draws each item under its place in the list as the key; right for lists that never change while shown. Places count from one. */
export function keyed<Item>(items: readonly Item[], draw: (item: Item, place: number) => ReactNode): ReactNode[] {
  let place = 0
  return items.map((item) => {
    place += 1
    return <Fragment key={place}>{draw(item, place)}</Fragment>
  })
}
