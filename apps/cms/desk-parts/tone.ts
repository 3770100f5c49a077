/** What a colour means on the desk (brand/tones.css). The word beside it always says it too. */
export type Tone = 'quiet' | 'calm' | 'accent' | 'good' | 'warn' | 'bad'
