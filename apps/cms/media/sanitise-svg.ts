import { allowedAttributes, allowedElements, allowedValue, presentationAttributes } from './svg-allowed.ts'
import { readXml, UnreadableDrawing, type XmlToken } from './xml-tokens.ts'

export interface Drawing {
  /** The drawing written anew from what is allowed. */
  svg: string
  width: number
  height: number
}

type Open = Extract<XmlToken, { type: 'open' }>

const maxBytes = 1_000_000
const maxDepth = 100
const namespace = 'http://www.w3.org/2000/svg'

/**
 * Writes a staff member's drawing anew from an allow-list. What is not on it is left out with all it contains; what cannot
 * be read without guessing is refused with a reason.
 */
export function sanitiseSvg(file: Buffer): Drawing {
  if (file.length > maxBytes) throw new UnreadableDrawing('it is larger than one megabyte')
  const tokens = readXml(decodeUtf8(file))
  const root = tokens.find((token): token is Open => token.type === 'open')
  if (root?.name !== 'svg') throw new UnreadableDrawing('it is not an SVG drawing')
  const { width, height } = measure(root)
  return { svg: write(tokens, root), width, height }
}

function decodeUtf8(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    throw new UnreadableDrawing('it is not written in UTF-8')
  }
}

function write(tokens: XmlToken[], root: Open): string {
  const open: string[] = []
  let skippedFrom = 0
  let out = ''
  let closed = false
  for (const token of tokens) {
    if (token.type === 'text') {
      if (open.length === 0 && token.text.trim() !== '') throw new UnreadableDrawing('there is text beside the drawing')
      if (!skippedFrom && open.length > 0) out += escapeText(token.text)
      continue
    }
    if (token.type === 'open') {
      if (closed) throw new UnreadableDrawing('something follows the drawing')
      if (!skippedFrom && !allowedElements.has(token.name)) skippedFrom = open.length + 1
      if (!skippedFrom) out += `<${token.name}${attributesOf(token, token === root)}${token.empty ? '/>' : '>'}`
      open.push(token.name)
      if (open.length > maxDepth) throw new UnreadableDrawing('it is nested too deeply')
      if (!token.empty) continue
    }
    if (open.at(-1) !== token.name) throw new UnreadableDrawing('its tags do not match')
    if (token.type === 'close' && !skippedFrom) out += `</${token.name}>`
    if (skippedFrom === open.length) skippedFrom = 0
    open.pop()
    closed = open.length === 0
  }
  if (!closed) throw new UnreadableDrawing('it ends in the middle')
  return `${out}\n`
}

function attributesOf(token: Open, isRoot: boolean): string {
  const kept = new Map<string, string>(isRoot ? [['xmlns', namespace]] : [])
  for (const [name, value] of token.attributes) {
    if (name === 'style') for (const [property, paint] of declarations(value)) keep(kept, property, paint)
    else keep(kept, name === 'xlink:href' ? 'href' : name, value)
  }
  return [...kept].map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`).join('')
}

function keep(kept: Map<string, string>, name: string, value: string): void {
  if (allowedAttributes.has(name) && allowedValue(name, value)) kept.set(name, value)
}

function declarations(style: string): [string, string][] {
  return style
    .split(';')
    .map((declaration) => declaration.split(':'))
    .filter((parts) => parts.length === 2)
    .map(([property = '', value = '']): [string, string] => [property.trim().toLowerCase(), value.trim()])
    .filter(([property]) => presentationAttributes.has(property))
}

function measure(root: Open): { width: number; height: number } {
  const attributes = new Map(root.attributes)
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const sides = box.length === 4 ? box.slice(2) : [length(attributes.get('width')), length(attributes.get('height'))]
  const [width = 0, height = 0] = sides
  if (!(width > 0 && height > 0 && width < 1e5 && height < 1e5))
    throw new UnreadableDrawing('it does not say its size (viewBox)')
  return { width: Math.ceil(width), height: Math.ceil(height) }
}

function length(value: string | undefined): number {
  return Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value ?? '')?.[1] ?? 0)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
