import { type Locale, localeCodes } from '@lindero/contract'
import type { DemoParagraph, Text } from './demo-house.ts'

/** Paragraphs of the demo files in the form the desk's editor stores, once for each language. */
export function richText(paragraphs: DemoParagraph[]) {
  return Object.fromEntries(localeCodes.map((locale) => [locale, { root: root(paragraphs, locale) }]))
}

const box = { version: 1, format: '' as const, indent: 0, direction: 'ltr' as const }

function root(paragraphs: DemoParagraph[], locale: Locale) {
  return { ...box, type: 'root', children: paragraphs.map((paragraph) => block(paragraph, locale)) }
}

function block(paragraph: DemoParagraph, locale: Locale) {
  if (paragraph.type === 'ul') {
    const items = paragraph.items.map((item, index) => ({
      ...box,
      type: 'listitem',
      value: index + 1,
      children: words(item, locale),
    }))
    return { ...box, type: 'list', listType: 'bullet', tag: 'ul', start: 1, children: items }
  }
  const children = words(paragraph.text, locale)
  if (paragraph.type === 'p') return { ...box, type: 'paragraph', textFormat: 0, textStyle: '', children }
  return { ...box, type: 'heading', tag: paragraph.type, children }
}

function words(text: Text, locale: Locale) {
  return [{ type: 'text', version: 1, text: text[locale], detail: 0, format: 0, mode: 'normal', style: '' }]
}
