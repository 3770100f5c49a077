import type { GlobalConfig } from 'payload'
import { draftable } from '../fields/draftable.ts'

export const company: GlobalConfig = {
  slug: 'company',
  label: { en: 'Company', es: 'Empresa' },
  admin: { group: { en: 'House', es: 'Casa' } },
  versions: { max: 50, drafts: draftable.drafts },
  fields: [
    { name: 'legalName', type: 'text', required: true, label: { en: 'Legal name', es: 'Razón social' } },
    { name: 'shortName', type: 'text', label: { en: 'Short name', es: 'Nombre corto' } },
    { name: 'founded', type: 'number', label: { en: 'Founded in', es: 'Fundada en' } },
    { name: 'tagline', type: 'text', localized: true, label: { en: 'Tagline', es: 'Lema' } },
    { name: 'description', type: 'textarea', localized: true, label: { en: 'Description', es: 'Descripción' } },
    {
      name: 'addresses',
      type: 'array',
      label: { en: 'Addresses', es: 'Direcciones' },
      fields: [
        { name: 'kind', type: 'text', localized: true, required: true, label: { en: 'What it is', es: 'Qué es' } },
        { name: 'lines', type: 'textarea', localized: true, required: true, label: { en: 'Address', es: 'Dirección' } },
        { name: 'phone', type: 'text', label: { en: 'Telephone', es: 'Teléfono' } },
        { name: 'email', type: 'email', label: { en: 'E-mail', es: 'Correo' } },
        { name: 'hours', type: 'text', localized: true, label: { en: 'Opening hours', es: 'Horario' } },
        { name: 'directions', type: 'textarea', localized: true, label: { en: 'How to find it', es: 'Cómo llegar' } },
      ],
    },
    {
      name: 'fictional',
      type: 'checkbox',
      label: { en: 'This is the demonstration house', es: 'Es la casa de demostración' },
      admin: {
        description: {
          en: 'The footer then says that the house is fictional and its pictures are computer-made.',
          es: 'El pie de página indica entonces que la casa es ficticia y sus imágenes están hechas por ordenador.',
        },
      },
    },
  ],
}
