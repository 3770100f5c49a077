import { guardAddress, type RichBlock, type RichInline, type RichText } from '@lindero/contract'

/** The tree as it may be drawn: a link that must not be followed becomes words (C-8). */
export function safeText(body: RichText): RichText {
  return body.map(safeBlock)
}

function safeBlock(block: RichBlock): RichBlock {
  if (block.type === 'list') return { ...block, items: block.items.map((item) => item.map(safeInline)) }
  return { ...block, children: block.children.map(safeInline) }
}

function safeInline(inline: RichInline): RichInline {
  if (inline.type === 'text') return inline
  // Staff wrote the whole address themselves, and the desk asked them about other websites.
  const address = guardAddress(inline.href, { external: true })
  return address.ok ? { ...inline, href: address.href } : { type: 'text', text: inline.text }
}

export interface TextPart {
  heading: RichInline[]
  body: RichText
}

/** Long text in parts, one for each large heading; what stands before the first has none. */
export function partsOf(body: RichText): TextPart[] {
  const parts: TextPart[] = []
  for (const block of safeText(body)) {
    const last = parts.at(-1)
    if (block.type === 'heading' && block.level === 2) parts.push({ heading: block.children, body: [] })
    else if (last) last.body.push(block)
    else parts.push({ heading: [], body: [block] })
  }
  return parts
}
