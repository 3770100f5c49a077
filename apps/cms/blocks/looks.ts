import type { HeroLayout, StepLayout, SwatchLayout, Tone } from '@lindero/contract'
import type { SelectField } from 'payload'
import { choice } from '../fields/choice.ts'
import type { Words } from '../fields/sentence.ts'

export const heroLooks = {
  below: { en: 'Picture below, from edge to edge', es: 'Imagen debajo, de borde a borde' },
  beside: { en: 'Picture beside the words', es: 'Imagen al lado del texto' },
  plain: { en: 'Words only', es: 'Solo texto' },
  route: {
    en: 'On green, with the steps of the page as a route',
    es: 'Sobre verde, con los pasos de la página como recorrido',
  },
} as const satisfies Record<HeroLayout, Words>

export const stepLooks = {
  alternating: { en: 'Pictures on either side in turn', es: 'Imágenes a un lado y a otro' },
  walk: { en: 'A walk: pictures from edge to edge', es: 'Recorrido: imágenes de borde a borde' },
  macro: { en: 'Close-ups with very large numbers', es: 'Primeros planos con números muy grandes' },
  list: { en: 'A short list without pictures', es: 'Lista breve, sin imágenes' },
} as const satisfies Record<StepLayout, Words>

export const swatchLooks = {
  cards: { en: 'Large, with every detail', es: 'Grandes, con todos los datos' },
  book: { en: 'A dense swatch book', es: 'Muestrario denso' },
} as const satisfies Record<SwatchLayout, Words>

export const toneLooks = {
  plain: { en: 'Ivory, as the page', es: 'Marfil, como la página' },
  stone: { en: 'Warm stone', es: 'Piedra cálida' },
  green: { en: 'Deep green', es: 'Verde oscuro' },
} as const satisfies Record<Tone, Words>

const label = { en: 'Look', es: 'Aspecto' }

export const heroLook = choice('layout', label, heroLooks, {
  initial: 'below',
  help: {
    en: 'The picture is also used where the page is shared, even if the look does not show it.',
    es: 'La imagen se usa también al compartir la página, aunque este aspecto no la muestre.',
  },
})

export const stepLook = choice('layout', label, stepLooks, {
  initial: 'alternating',
  help: {
    en: 'A walk suits wide pictures, close-ups suit square ones. The list shows the facts at the end of each line.',
    es: 'El recorrido pide imágenes anchas; los primeros planos, cuadradas. La lista muestra los datos al final de cada línea.',
  },
})

export const swatchLook = choice('layout', label, swatchLooks, {
  initial: 'cards',
  help: {
    en: 'The book shows many small samples, hardware finishes as rings in their colour.',
    es: 'El muestrario enseña muchas muestras pequeñas; los baños de herraje, como anillas de su color.',
  },
})

/** The ground of a part; what it changes besides the colour is said in the help. */
export function toneLook(help?: Words): SelectField {
  const usual = {
    en: 'Use green at most once on a page: it is the part that should stay in mind.',
    es: 'Use el verde una vez por página como máximo: es la parte que debe recordarse.',
  }
  return choice('tone', { en: 'Ground', es: 'Fondo' }, toneLooks, { initial: 'plain', help: help ?? usual })
}
