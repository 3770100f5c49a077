import type { Block } from 'payload'
import { choice } from '../fields/choice.ts'
import { actions } from '../fields/links.ts'
import { picture } from '../fields/references.ts'
import { richText } from '../fields/rich-text.ts'
import { title } from '../fields/text.ts'
import { toneLook } from './looks.ts'

const sides = { left: { en: 'Left', es: 'Izquierda' }, right: { en: 'Right', es: 'Derecha' } }

export const pictureText: Block = {
  slug: 'pictureText',
  labels: {
    singular: { en: 'Picture and text', es: 'Imagen y texto' },
    plural: { en: 'Pictures and texts', es: 'Imágenes y textos' },
  },
  fields: [
    toneLook({
      en: 'On stone or green the picture fills half of the window, from its edge.',
      es: 'Sobre piedra o verde, la imagen llena media ventana, desde el borde.',
    }),
    title(),
    richText('body', { en: 'Text', es: 'Texto' }),
    picture(),
    choice('side', { en: 'Side of the picture', es: 'Lado de la imagen' }, sides, { required: true, initial: 'left' }),
    actions(),
  ],
}
