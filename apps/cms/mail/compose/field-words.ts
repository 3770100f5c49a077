import type { Locale, PreferredContact } from '@lindero/contract'

/** Words of the mails themselves, in the language each is written in. */
export const fieldWords = {
  en: {
    name: 'Name',
    company: 'Company',
    role: 'Role',
    email: 'E-mail',
    phone: 'Telephone',
    country: 'Country',
    preferredContact: 'Preferred contact',
    wantedDate: 'Wanted by',
    form: 'Form',
    lines: 'Inquiry list',
    pieces: 'pieces',
    logoMethod: 'Logo',
    note: 'Note',
    files: 'Files',
    customer: 'customer',
  },
  es: {
    name: 'Nombre',
    company: 'Empresa',
    role: 'Cargo',
    email: 'Correo',
    phone: 'Teléfono',
    country: 'País',
    preferredContact: 'Contacto preferido',
    wantedDate: 'Fecha deseada',
    form: 'Formulario',
    lines: 'Lista de la consulta',
    pieces: 'unidades',
    logoMethod: 'Logotipo',
    note: 'Nota',
    files: 'Archivos',
    customer: 'cliente',
  },
} as const satisfies Record<Locale, Record<string, string>>

export const contactWords: Record<Locale, Record<PreferredContact, string>> = {
  en: { email: 'E-mail', phone: 'Telephone', whatsapp: 'WhatsApp', video: 'Video call' },
  es: { email: 'Correo', phone: 'Teléfono', whatsapp: 'WhatsApp', video: 'Videollamada' },
}
