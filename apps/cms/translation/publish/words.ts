/** Words of the button that publishes, and of what it asks. */
export const publishWords = {
  en: {
    all: 'Publish all languages',
    only: 'Publish in',
    unchecked: 'It could not be checked whether texts are still to be translated.',
    missing: 'not translated',
    outdated: 'the original changed since',
    more: 'more',
    note: 'A text without a translation is left out of the page in that language.',
    back: 'Go on translating',
  },
  es: {
    all: 'Publicar todos los idiomas',
    only: 'Publicar en',
    unchecked: 'No se ha podido comprobar si quedan textos por traducir.',
    missing: 'sin traducir',
    outdated: 'el original ha cambiado',
    more: 'más',
    note: 'Un texto sin traducir no aparece en la página de ese idioma.',
    back: 'Seguir traduciendo',
  },
}

export type PublishWords = Record<keyof (typeof publishWords)['en'], string>

/** What is asked, by what was pressed. */
export const gapsQuestions = {
  publish: {
    en: { heading: 'Publish with gaps?', headingUnchecked: 'Publish unchecked?', confirm: 'Publish anyway' },
    es: {
      heading: '¿Publicar con textos pendientes?',
      headingUnchecked: '¿Publicar sin comprobar?',
      confirm: 'Publicar de todos modos',
    },
  },
  plan: {
    en: { heading: 'Plan it with gaps?', headingUnchecked: 'Plan it unchecked?', confirm: 'Plan it anyway' },
    es: {
      heading: '¿Programar con textos pendientes?',
      headingUnchecked: '¿Programar sin comprobar?',
      confirm: 'Programar de todos modos',
    },
  },
}

export type GapsQuestion = keyof typeof gapsQuestions
