import type { RichBlock, RichInline, RichText } from '@lindero/contract'

interface LexicalNode {
  type?: string
  tag?: string
  text?: string
  format?: unknown
  listType?: string
  url?: unknown
  fields?: { url?: unknown }
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
  const href = node.fields?.url ?? node.url
  return typeof href === 'string' && isHarmless(href) ? [{ type: 'link', href, text }] : [{ type: 'text', text }]
}

/** Paths on this site, web and mail addresses; never an address that runs something. */
function isHarmless(href: string): boolean {
  return /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i.test(href)
}
