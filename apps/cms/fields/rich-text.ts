import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { Field, FieldAffectingData, PayloadRequest, RichTextField, TextFieldSingleValidation } from 'payload'
import { checkAddress } from './address.ts'
import { inEveryLanguage, isRecord } from './per-language.ts'
import { linksIn } from './rich-text-links.ts'
import type { Words } from './sentence.ts'

/** Only what the site can draw: headings of two sizes, lists, quotes, bold, italic, links. */
export const editor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ disableAutoLinks: true, enabledCollections: [], fields: ({ defaultFields }) => linkFields(defaultFields) }),
  ],
})

const checkUrl: TextFieldSingleValidation = (value, { req, siblingData }) =>
  checkAddress(value, isRecord(siblingData) && siblingData.leaves === true, req)

function linkFields(defaults: FieldAffectingData[]): Field[] {
  const kept = defaults.flatMap((field) =>
    (field.type === 'text' && field.name === 'text') || field.type === 'radio' ? [field] : [],
  )
  return [
    ...kept,
    { name: 'url', type: 'text', required: true, label: { en: 'Address', es: 'Dirección' }, validate: checkUrl },
    { name: 'leaves', type: 'checkbox', label: { en: 'This leads to another website', es: 'Lleva a otro sitio web' } },
  ]
}

/** Formatted text, in each language. The editor speaks of invalid fields; here the reason is said in words. */
export function richText(name: string, label: Words): RichTextField {
  return { name, type: 'richText', localized: true, label, validate: checkLinks }
}

function checkLinks(value: unknown, { req }: { req: PayloadRequest }): true | string {
  const verdicts = inEveryLanguage(value)
    .flatMap(linksIn)
    .map(({ url, leaves }) => checkAddress(url, leaves, req))
  return verdicts.find((verdict) => verdict !== true) ?? true
}
