/** How a part of a page may look. The first of each list is what content without a choice gets. */
export const heroLayouts = ['below', 'beside', 'plain', 'route'] as const
export const stepLayouts = ['alternating', 'walk', 'macro', 'list'] as const
export const swatchLayouts = ['cards', 'book'] as const
/** The ground a part stands on. */
export const tones = ['plain', 'stone', 'green'] as const

export type HeroLayout = (typeof heroLayouts)[number]
export type StepLayout = (typeof stepLayouts)[number]
export type SwatchLayout = (typeof swatchLayouts)[number]
export type Tone = (typeof tones)[number]
