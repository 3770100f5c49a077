import { guardAddress, type RichBlock, type RichInline, type RichText } from '@lindero/contract'
import { linkOf } from '../../fields/rich-text-links.ts'

interface LexicalNode {
  type?: string
  tag?: string
  text?: string
  format?: unknown
  listType?: string
  url?: unknown
  fields?: unknown
  children?: LexicalNode[]
}

const bold = 1
const italic = 2

/** Turns the editor's own tree into the few shapes the site draws; whatever it does not know becomes its plain text. */
export function readRichText(value: unknown): RichText {
  const root = (value as { root?: LexicalNode } | null | undefined)?.root
  return (root?.children ?? []).flatMap(readBlock)
}

function readBlock(node: LexicalNode): RichBlock[] {
  const children = readInline(node)
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', level: node.tag === 'h3' || node.tag === 'h4' ? 3 : 2, children }]
    case 'quote':
      return [{ type: 'quote', children }]
    case 'list':
      return [{ type: 'list', ordered: node.listType === 'number', items: (node.children ?? []).map(readInline) }]
    default:
      return children.length > 0 ? [{ type: 'paragraph', children }] : []
  }
}

function readInline(node: LexicalNode): RichInline[] {
  return (node.children ?? []).flatMap((child) => {
    if (child.type === 'link' || child.type === 'autolink') return readLink(child)
    if (typeof child.text !== 'string') return child.type === 'linebreak' ? [{ type: 'text', text: '\n' }] : readInline(child)
    const format = typeof child.format === 'number' ? child.format : 0
    return [{ type: 'text', text: child.text, ...(format & bold && { bold: true }), ...(format & italic && { italic: true }) }]
  })
}

function readLink(node: LexicalNode): RichInline[] {
  const text = readInline(node)
    .map((inline) => inline.text)
    .join('')
  const { url, leaves } = linkOf(node)
  const verdict = guardAddress(url, { external: leaves })
  return verdict.ok ? [{ type: 'link', href: verdict.href, text }] : [{ type: 'text', text }]
}
