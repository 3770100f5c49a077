export const previewWords = {
  en: { preview: 'Preview with a made-up buyer', failed: 'The preview could not be made now.' },
  es: { preview: 'Vista previa con un comprador ficticio', failed: 'No se ha podido crear la vista previa.' },
}
