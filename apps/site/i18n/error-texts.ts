import type { Locale } from '@lindero/contract'

/** Apart from the other words: the server needs them, and a browser only once something has failed. */
export interface ErrorTexts {
  notFoundTitle: string
  notFoundMessage: string
  notFoundFatalMessage: string
  serverTitle: string
  notFoundDescription: string
  notFoundFatalDescription: string
  serverDescription: string
  drawingDescription: string
  reference: string
}

export const errorTexts: Record<Locale, ErrorTexts> = {
  en: {
    notFoundTitle: 'Page Not Found',
    notFoundMessage: 'Page not found: {path}',
    notFoundFatalMessage: 'Page Not Found: {path}',
    serverTitle: 'Internal Server Error',
    notFoundDescription:
      'The address may have changed, or the style is no longer in the collection. The menu and the whole catalogue still work.',
    notFoundFatalDescription: 'This address does not lead to a product or page of ours. Please start again from the home page.',
    serverDescription:
      'The fault is ours and has been recorded. Please try again in a moment; if it is urgent, call or write to us.',
    drawingDescription:
      'The fault is ours: this page could not be shown in your browser. Please load it again; if it is urgent, call or write to us.',
    reference: 'Reference {id}',
  },
  es: {
    notFoundTitle: 'Página no encontrada',
    notFoundMessage: 'Página no encontrada: {path}',
    notFoundFatalMessage: 'Página no encontrada: {path}',
    serverTitle: 'Error interno del servidor',
    notFoundDescription:
      'Puede que la dirección haya cambiado o que el estilo ya no esté en la colección. El menú y todo el catálogo siguen funcionando.',
    notFoundFatalDescription: 'Esta dirección no corresponde a ningún producto ni página. Vuelva a empezar desde el inicio.',
    serverDescription:
      'El fallo es nuestro y ha quedado registrado. Inténtelo de nuevo en un momento; si es urgente, llámenos o escríbanos.',
    drawingDescription:
      'El fallo es nuestro: esta página no se ha podido mostrar en su navegador. Vuelva a cargarla; si es urgente, llámenos o escríbanos.',
    reference: 'Referencia {id}',
  },
}
