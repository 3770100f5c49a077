import type { Field, GlobalConfig } from 'payload'
import { draftableGlobal } from '../fields/draftable.ts'
import { figureRows } from '../fields/figure-rows.ts'
import { chosen, picture } from '../fields/references.ts'
import type { Words } from '../fields/sentence.ts'
import { seoField } from '../fields/seo.ts'
import { line, prose, text, title } from '../fields/text.ts'

const section = (name: string, label: Words, fields: Field[]): Field => ({ name, type: 'group', label, fields })

export const home: GlobalConfig = {
  slug: 'home',
  label: { en: 'Home page', es: 'Página de inicio' },
  admin: { group: { en: 'Website', es: 'Sitio web' } },
  versions: draftableGlobal,
  fields: [
    section('hero', { en: 'Opening', es: 'Apertura' }, [title({ required: true }), text(), picture()]),
    prose('statement', { en: 'Statement', es: 'Declaración' }),
    figureRows('figures'),
    section('selected', { en: 'Selected products', es: 'Productos elegidos' }, [
      title(),
      chosen('products', 'products', { en: 'Products', es: 'Productos' }),
    ]),
    section('craft', { en: 'Craft', es: 'Oficio' }, [
      title(),
      text(),
      {
        name: 'points',
        type: 'array',
        label: { en: 'Points', es: 'Puntos' },
        labels: { singular: { en: 'Point', es: 'Punto' }, plural: { en: 'Points', es: 'Puntos' } },
        fields: [line('text', { en: 'Text', es: 'Texto' }, { required: true })],
      },
      picture(),
    ]),
    section('steps', { en: 'How we work', es: 'Cómo trabajamos' }, [
      title(),
      text(),
      {
        name: 'items',
        type: 'array',
        label: { en: 'Steps', es: 'Pasos' },
        labels: { singular: { en: 'Step', es: 'Paso' }, plural: { en: 'Steps', es: 'Pasos' } },
        fields: [title({ required: true }), text()],
      },
    ]),
    section('call', { en: 'Call to inquire', es: 'Invitación a consultar' }, [title(), text()]),
    seoField,
  ],
}
