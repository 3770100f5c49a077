/** Words of the button that publishes, and of what it asks. */
export const publishWords = {
  en: {
    all: 'Publish all languages',
    only: 'Publish in',
    heading: 'Publish with gaps?',
    headingUnchecked: 'Publish unchecked?',
    unchecked: 'It could not be checked whether texts are still to be translated.',
    missing: 'not translated',
    outdated: 'the original changed since',
    more: 'more',
    note: 'A text without a translation is left out of the page in that language.',
    publish: 'Publish anyway',
    back: 'Go on translating',
  },
  es: {
    all: 'Publicar todos los idiomas',
    only: 'Publicar en',
    heading: '¿Publicar con textos pendientes?',
    headingUnchecked: '¿Publicar sin comprobar?',
    unchecked: 'No se ha podido comprobar si quedan textos por traducir.',
    missing: 'sin traducir',
    outdated: 'el original ha cambiado',
    more: 'más',
    note: 'Un texto sin traducir no aparece en la página de ese idioma.',
    publish: 'Publicar de todos modos',
    back: 'Seguir traduciendo',
  },
}

export type PublishWords = Record<keyof (typeof publishWords)['en'], string>
