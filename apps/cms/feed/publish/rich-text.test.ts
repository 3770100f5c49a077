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

test.each(['/contact', '#top', 'https://example.com', 'mailto:a@example.com', 'tel:+34910'])('a link to %s is kept', (url) => {
  const value = tree({ type: 'paragraph', children: [{ type: 'link', fields: { url }, children: [text('here')] }] })
  expect(readRichText(value)).toEqual([{ type: 'paragraph', children: [{ type: 'link', href: url, text: 'here' }] }])
})

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'JAVASCRIPT:x', 'data:text/html,x', '//evil.example', 'vbscript:x'])(
  'C-8 a link to %s becomes plain words',
  (url) => {
    const value = tree({ type: 'paragraph', children: [{ type: 'link', fields: { url }, children: [text('here')] }] })
    expect(readRichText(value)).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: 'here' }] }])
  },
)

test('no text at all is an empty page, not a fault', () => {
  expect([readRichText(null), readRichText(undefined), readRichText({})]).toEqual([[], [], []])
})
