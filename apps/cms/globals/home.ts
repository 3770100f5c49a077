import type { Field, GlobalConfig } from 'payload'
import { draftable } from '../fields/draftable.ts'
import { seoField } from '../fields/seo.ts'

const title: Field = { name: 'title', type: 'text', localized: true, label: { en: 'Title', es: 'Título' } }
const text: Field = { name: 'text', type: 'textarea', localized: true, label: { en: 'Text', es: 'Texto' } }
const picture: Field = { name: 'picture', type: 'upload', relationTo: 'media', label: { en: 'Picture', es: 'Imagen' } }

const section = (name: string, label: { en: string; es: string }, fields: Field[]): Field => ({
  name,
  type: 'group',
  label,
  fields,
})

export const home: GlobalConfig = {
  slug: 'home',
  label: { en: 'Home page', es: 'Página de inicio' },
  admin: { group: { en: 'Website', es: 'Sitio web' } },
  versions: { max: 50, drafts: draftable.drafts },
  fields: [
    section('hero', { en: 'Opening', es: 'Apertura' }, [{ ...title, required: true }, text, picture]),
    { name: 'statement', type: 'textarea', localized: true, label: { en: 'Statement', es: 'Declaración' } },
    {
      name: 'figures',
      type: 'array',
      label: { en: 'Figures', es: 'Cifras' },
      fields: [
        { name: 'value', type: 'text', localized: true, required: true, label: { en: 'Figure', es: 'Cifra' } },
        { name: 'label', type: 'text', localized: true, required: true, label: { en: 'What it counts', es: 'Qué cuenta' } },
      ],
    },
    section('selected', { en: 'Selected products', es: 'Productos elegidos' }, [
      title,
      {
        name: 'products',
        type: 'relationship',
        relationTo: 'products',
        hasMany: true,
        label: { en: 'Products', es: 'Productos' },
      },
    ]),
    section('craft', { en: 'Craft', es: 'Oficio' }, [
      title,
      text,
      {
        name: 'points',
        type: 'array',
        label: { en: 'Points', es: 'Puntos' },
        fields: [{ name: 'text', type: 'text', localized: true, required: true, label: { en: 'Text', es: 'Texto' } }],
      },
      picture,
    ]),
    section('steps', { en: 'How we work', es: 'Cómo trabajamos' }, [
      title,
      text,
      { name: 'items', type: 'array', label: { en: 'Steps', es: 'Pasos' }, fields: [{ ...title, required: true }, text] },
    ]),
    section('call', { en: 'Call to inquire', es: 'Invitación a consultar' }, [title, text]),
    seoField,
  ],
}
