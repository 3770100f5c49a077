import type { PlaceValues } from './places.ts'

/** Puts values into their places, in one go: braces in what a buyer wrote mean nothing. */
export function fill(template: string, values: PlaceValues): string {
  const filled = template.replace(/\{(\w+)\}/g, (whole, name: string) => (isPlace(values, name) ? values[name] : whole))
  // A place without a value leaves no hole.
  return filled.replace(/\n{3,}/g, '\n\n').trim()
}

function isPlace(values: PlaceValues, name: string): name is keyof PlaceValues {
  return Object.hasOwn(values, name)
}

/** One line, however it was written: a line end would begin another header of the mail. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200)
}
