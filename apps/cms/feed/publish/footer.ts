import type { Footer } from '@lindero/contract'
import { readLinks } from './link.ts'
import type { Reader } from './reader.ts'

export function publishFooter(document: Reader): Footer | null {
  const columns = document
    .rows('columns')
    .map((row) => ({ title: row.text('title'), items: readLinks(row, 'items') }))
    .filter(({ title, items }) => title && items.length > 0)
  const contact = { title: document.text('contact.title'), text: document.text('contact.text') }
  const legal = readLinks(document, 'legal')
  const isEmpty = columns.length === 0 && legal.length === 0 && !contact.title && !contact.text
  return isEmpty ? null : { columns, contact, legal }
}
