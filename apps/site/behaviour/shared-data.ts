import type { OptionData } from '@lindero/contract'

/** What all pages share, by the key it is kept under. */
export interface SharedData {
  option: OptionData
}

type Kept = { [Key in keyof SharedData]?: Promise<SharedData[Key]> }

const kept: Kept = {}

/** Got once and reused by everyone who asks, also at the same time (C-2); after a failure the next who asks tries again. */
export function shared<Key extends keyof SharedData>(key: Key, get: () => Promise<SharedData[Key]>): Promise<SharedData[Key]> {
  const known = kept[key]
  if (known) return known
  const promised: Kept[Key] = get()
  kept[key] = promised
  promised.catch(() => delete kept[key])
  return promised
}
