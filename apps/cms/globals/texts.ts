import { type InterfaceText, interfaceTexts } from '@lindero/contract'
import type { GlobalConfig, TextField, TextFieldSingleValidation } from 'payload'
import { inEveryLanguage, isFilled } from '../fields/per-language.ts'
import { sentence, type Words } from '../fields/sentence.ts'

/** A place such as {n} is filled in by the site; without it the words would lose their number. */
function keepsPlaces(builtIn: string): TextFieldSingleValidation {
  const places = builtIn.match(/\{\w+\}/g) ?? []
  return (value, { req }) => {
    const missing = places.find((place) => inEveryLanguage(value).some((words) => isFilled(words) && !words.includes(place)))
    if (missing === undefined) return true
    return sentence(req, {
      en: `Keep ${missing} in the text; the site puts the number there.`,
      es: `Conserve ${missing} en el texto; ahí pone el sitio el número.`,
    })
  }
}

function override(name: string, builtIn: Words): TextField {
  return {
    name,
    type: 'text',
    localized: true,
    label: builtIn,
    maxLength: 80,
    custom: { optionalWords: true },
    validate: keepsPlaces(builtIn.en),
    admin: {
      placeholder: builtIn,
      description: { en: `Built in: ${builtIn.en}`, es: `Texto original: ${builtIn.es}` },
    },
  }
}

const names = Object.keys(interfaceTexts) as InterfaceText[]

/** Staff's own words for the interface; an empty field means the built-in ones. */
export const texts: GlobalConfig = {
  slug: 'texts',
  label: { en: 'Interface texts', es: 'Textos de la interfaz' },
  admin: {
    group: { en: 'Website', es: 'Sitio web' },
    description: {
      en: 'Leave a field empty to use the built-in words.',
      es: 'Deje un campo vacío para usar el texto original.',
    },
  },
  fields: names.map((name) => override(name, interfaceTexts[name])),
}
