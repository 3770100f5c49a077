import type { OptionCategory } from '@lindero/contract'
import { useMessages } from '../../i18n/messages-context.tsx'
import { Families } from '../category/families.tsx'
import type { FamilyLink } from '../category/load.ts'
import { useOption } from '../option-context.tsx'

/** The families of the menu, as the way on from a dead end. */
export function FamiliesOn() {
  const { listing } = useMessages()
  const categories = useOption().navigation.items.flatMap((item) => item.categories)
  return categories.length > 0 && <Families id="families" title={listing.goOn} families={categories.map(familyLink)} />
}

const side = 320

/** The menu knows one small square address of each; there is nothing to choose from. */
function familyLink({ name, href, count, picture }: OptionCategory): FamilyLink {
  const drawn = { src: picture ?? '', alt: '', width: side, height: side, avif: '', webp: '', position: null, colour: null }
  return { name, href, count, picture: picture ? drawn : null }
}
