/** Short answers for what has no page of its own: a sentence in both languages, no style, no script. */
export interface ShortText {
  title: string
  en: string
  es: string
}

export const shortTexts = {
  400: {
    title: 'Bad Request',
    en: 'This address or request is not written in a way we can read.',
    es: 'Esta dirección o solicitud no está escrita de una forma que podamos leer.',
  },
  404: { title: 'Not Found', en: 'There is nothing at this address.', es: 'No hay nada en esta dirección.' },
  405: {
    title: 'Method Not Allowed',
    en: 'This address can be read, but nothing can be sent to it.',
    es: 'Esta dirección se puede leer, pero no se le puede enviar nada.',
  },
  408: { title: 'Request Timeout', en: 'The request took too long to arrive.', es: 'La solicitud tardó demasiado en llegar.' },
  414: { title: 'URI Too Long', en: 'This address is too long.', es: 'Esta dirección es demasiado larga.' },
  431: {
    title: 'Request Header Fields Too Large',
    en: 'The headers of this request are too large.',
    es: 'Las cabeceras de esta solicitud son demasiado grandes.',
  },
  500: {
    title: 'Internal Server Error',
    en: 'Something went wrong on our side. Please try again.',
    es: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  },
  503: {
    title: 'Service Unavailable',
    en: 'We are just starting. Please try again in a moment.',
    es: 'Estamos arrancando. Inténtelo de nuevo en un momento.',
  },
} as const satisfies Record<number, ShortText>

export type ShortStatus = keyof typeof shortTexts

export const deskAway: ShortText = {
  title: 'Service Unavailable',
  en: 'The desk is just starting or being updated. Please try again in a moment; a page does so by itself.',
  es: 'El panel de gestión está arrancando o actualizándose. Inténtelo de nuevo en un momento; la página lo hace por sí sola.',
}

export const foreignSender: ShortText = {
  title: 'Forbidden',
  en: 'This was sent from another website, so it was not carried out. Please open the desk itself and try again there.',
  es: 'Esto se envió desde otro sitio web y no se ha ejecutado. Abra el panel de gestión e inténtelo allí de nuevo.',
}

export interface ShortExtras {
  refreshSeconds?: number | undefined
  /** What a visitor can quote, so that we find what was recorded. */
  reference?: string | undefined
}

export function shortPage(status: number, text: ShortText, { refreshSeconds, reference }: ShortExtras = {}): string {
  const refresh = refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`
  const quote = reference === undefined ? '' : `<p>Reference · <span lang="es">Referencia</span> ${reference}</p>`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${refresh}`,
    `<title>${status} ${text.title}</title></head><body>`,
    `<h1>${status} ${text.title}</h1><p>${text.en}</p><p lang="es">${text.es}</p>${quote}`,
    '</body></html>',
  ].join('')
}
