import type { Tone } from '@lindero/contract'

/** The class of a part that stands on a coloured ground; nothing for the page's own. */
export const grounds = { plain: '', stone: 'on-stone', green: 'on-green' } as const satisfies Record<Tone, string>

export function sectionOn(tone: Tone): string {
  return `section ${grounds[tone]}`.trim()
}
