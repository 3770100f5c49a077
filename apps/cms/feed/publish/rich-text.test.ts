import { expect, test } from 'vitest'
import { readRichText } from './rich-text.ts'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const tree = (...children: object[]) => ({ root: { children } })

test('headings, paragraphs, lists and marks are kept', () => {
  const value = tree(
    { type: 'heading', tag: 'h1', children: [text('Title')] },
    { type: 'paragraph', children: [text('plain '), text('strong', 1), text('both', 3)] },
    { type: 'list', listType: 'number', children: [{ children: [text('first')] }, { children: [text('second')] }] },
    { type: 'paragraph', children: [] },
  )
  expect(readRichText(value)).toEqual([
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'Title' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'plain ' },
        { type: 'text', text: 'strong', bold: true },
        { type: 'text', text: 'both', bold: true, italic: true },
      ],
    },
    { type: 'list', ordered: true, items: [[{ type: 'text', text: 'first' }], [{ type: 'text', text: 'second' }]] },
  ])
})

const linkTo = (fields: object) => tree({ type: 'paragraph', children: [{ type: 'link', fields, children: [text('here')] }] })

test.each([
  ['/contact', '/contact'],
  ['#top', '#top'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:+34910', 'tel:+34910'],
])('a link to %s is kept', (url, href) => {
  expect(readRichText(linkTo({ url }))).toEqual([{ type: 'paragraph', children: [{ type: 'link', href, text: 'here' }] }])
})

test('C-8 a link leads to another website only where staff said so', () => {
  const [plain] = readRichText(linkTo({ url: 'https://example.com/' }))
  expect(plain).toEqual({ type: 'paragraph', children: [{ type: 'text', text: 'here' }] })
  const [away] = readRichText(linkTo({ url: 'https://example.com/', leaves: true }))
  expect(away).toEqual({ type: 'paragraph', children: [{ type: 'link', href: 'https://example.com/', text: 'here' }] })
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVA\tSCRIPT:x',
  'java&#115;cript:x',
  'data:text/html,x',
  'vbscript:x',
])('C-8 a link to %s becomes plain words, also when it says that it leads away', (url) => {
  expect(readRichText(linkTo({ url, leaves: true }))).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'here' }] },
  ])
})

test('no text at all is an empty page, not a fault', () => {
  expect([readRichText(null), readRichText(undefined), readRichText({})]).toEqual([[], [], []])
})
