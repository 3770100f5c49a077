import type { Locale } from '@lindero/contract'
import type { StoredInquiry } from '../inquiries/stored-inquiry.ts'

/** Somebody who does not exist, for looking at a template. */
export function sampleInquiry(locale: Locale): StoredInquiry {
  const words = samples[locale]
  return {
    id: 0,
    reference: 'INQ-1001',
    status: 'new',
    receivedAt: '2026-11-17T10:00:00.000Z',
    locale,
    page: '/contact',
    form: '',
    phone: '+34 600 000 000',
    country: 'ES',
    preferredContact: 'email',
    wantedDate: '2027-03-01',
    email: 'ana.ruiz@example.com',
    name: 'Ana Ruiz',
    company: 'Casa Miravel',
    role: words.role,
    message: words.message,
    lines: [
      {
        product: null,
        styleNo: 'LD-204',
        name: 'Alba',
        colours: [{ colour: words.colour, quantity: 300 }],
        logoMethod: 'deboss',
        note: words.note,
      },
    ],
    answers: [],
    files: [{ name: 'tech-pack.pdf', type: 'application/pdf', size: 1_200_000 }],
  }
}

const samples: Record<Locale, Record<'role' | 'message' | 'colour' | 'note', string>> = {
  en: { role: 'Buyer', message: 'Could you send us a sample first?', colour: 'Cognac', note: 'With our own lining.' },
  es: { role: 'Compras', message: '¿Podrían enviarnos antes una muestra?', colour: 'Coñac', note: 'Con nuestro propio forro.' },
}
