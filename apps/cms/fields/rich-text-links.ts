import { isRecord } from './per-language.ts'

export interface RichTextLink {
  url: unknown
  /** Staff said that it leads to another website. */
  leaves: boolean
}

/** Every link in the editor's tree. */
export function linksIn(node: unknown): RichTextLink[] {
  if (!isRecord(node)) return []
  const below = isRecord(node.root) ? [node.root] : Array.isArray(node.children) ? node.children : []
  const deeper = below.flatMap(linksIn)
  return node.type === 'link' || node.type === 'autolink' ? [linkOf(node), ...deeper] : deeper
}

export function linkOf(node: { fields?: unknown; url?: unknown }): RichTextLink {
  const fields = isRecord(node.fields) ? node.fields : {}
  return { url: fields.url ?? node.url, leaves: fields.leaves === true }
}
