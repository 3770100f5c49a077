import type { OptionCategory } from '@lindero/contract'

/** A category's small square picture; its name stands beside it. */
export function FamilyPicture({ category: { picture } }: { category: OptionCategory }) {
  return picture ? <img src={picture} alt="" width="64" height="64" loading="lazy" decoding="async" /> : null
}
