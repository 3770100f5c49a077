import { constants } from '../behaviour/constants.ts'

let next: number = constants.overlay.layer

/** What opens above the page opens above everything that opened before it (F-4). */
export function nextLayer(): number {
  return next++
}
