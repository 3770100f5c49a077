import { isRecord } from '../../fields/per-language.ts'

/** The words of a text without its form: what a translator reads, and what tells whether it has changed. */
export function plainWords(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (!isRecord(value) || !isRecord(value.root)) return ''
  return linesOf(value.root).join('\n').trim()
}

/** Paragraphs, headings and list items each stand on a line of their own. */
function linesOf(node: Record<string, unknown>): string[] {
  const children = Array.isArray(node.children) ? node.children.filter(isRecord) : []
  if (children.some(standsAlone)) return children.flatMap(linesOf)
  return [children.map(inlineWords).join('')]
}

function standsAlone({ type }: Record<string, unknown>): boolean {
  return !['text', 'linebreak', 'tab', 'link', 'autolink'].includes(String(type))
}

function inlineWords(node: Record<string, unknown>): string {
  if (node.type === 'linebreak') return '\n'
  if (typeof node.text === 'string') return node.text
  return linesOf(node).join('')
}
