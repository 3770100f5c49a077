import { Fragment, type ReactNode } from 'react'

/** Draws each item under its place in the list as the key; right for lists that never change while shown. */
export function keyed<Item>(items: readonly Item[], draw: (item: Item) => ReactNode): ReactNode[] {
  let place = 0
  return items.map((item) => <Fragment key={place++}>{draw(item)}</Fragment>)
}
