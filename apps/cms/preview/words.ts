export const words = {
  en: {
    copy: 'Copy the link of the preview',
    copied: 'The link was copied. Whoever has it sees this draft, without signing in, for a day.',
    byHand: 'Copy this link:',
  },
  es: {
    copy: 'Copiar el enlace de la vista previa',
    copied: 'Enlace copiado. Quien lo tenga verá este borrador, sin iniciar sesión, durante un día.',
    byHand: 'Copie este enlace:',
  },
}
