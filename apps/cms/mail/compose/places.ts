import type { Words } from '../../fields/sentence.ts'

/** What a template may speak of, and what it is, for staff. */
export const places = {
  name: { en: 'name of the buyer', es: 'nombre del comprador' },
  sender: { en: 'name, company and country', es: 'nombre, empresa y país' },
  company: { en: 'company', es: 'empresa' },
  email: { en: 'e-mail', es: 'correo' },
  phone: { en: 'telephone', es: 'teléfono' },
  country: { en: 'country', es: 'país' },
  reference: { en: 'number of the inquiry', es: 'número de la consulta' },
  date: { en: 'day it was received', es: 'día de recepción' },
  fields: { en: 'everything filled in', es: 'todos los datos' },
  message: { en: 'message', es: 'mensaje' },
  lines: { en: 'inquiry list', es: 'lista de la consulta' },
  files: { en: 'names of the files', es: 'nombres de los archivos' },
  page: { en: 'page it was sent from', es: 'página de envío' },
  link: { en: 'address in the desk', es: 'enlace al panel' },
  house: { en: 'name of the house', es: 'nombre de la casa' },
} as const satisfies Record<string, Words>

export type Place = keyof typeof places
export type PlaceValues = Record<Place, string>

/** The first place in a text that does not exist. */
export function unknownPlace(text: string): string | null {
  const found = [...text.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => !Object.hasOwn(places, name))
  return found ? found[0] : null
}
