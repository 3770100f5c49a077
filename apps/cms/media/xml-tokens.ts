/** Something in a drawing that no browser needs and every attack wants; the message is for the person who uploads it. */
export class UnreadableDrawing extends Error {}

export type XmlToken =
  | { type: 'open'; name: string; attributes: [name: string, value: string][]; empty: boolean }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string }

const nameAt = /[A-Za-z_][\w.:-]*/y
const spaceAt = /\s*/y

/**
 * Reads well-formed XML and nothing else: what a lenient parser would guess at is refused, so that no browser can read the
 * drawing differently. Comments, instructions and document types are skipped; one that declares entities is refused.
 */
export function readXml(source: string): XmlToken[] {
  const tokens: XmlToken[] = []
  let at = 0
  while (at < source.length) {
    if (source[at] !== '<') at = readText(source, at, tokens)
    else if (source.startsWith('<!--', at)) at = after(source, '-->', at + 4)
    else if (source.startsWith('<![CDATA[', at)) at = readCdata(source, at, tokens)
    else if (source.startsWith('<?', at)) at = after(source, '?>', at + 2)
    else if (source.startsWith('<!', at)) at = skipDocumentType(source, at)
    else if (source.startsWith('</', at)) at = readClose(source, at, tokens)
    else at = readOpen(source, at, tokens)
  }
  return tokens
}

function skipDocumentType(source: string, at: number): number {
  const end = after(source, '>', at)
  if (source.slice(at, end).includes('[')) throw new UnreadableDrawing('it has a document type of its own')
  return end
}

function readText(source: string, at: number, tokens: XmlToken[]): number {
  const end = source.indexOf('<', at)
  const stop = end === -1 ? source.length : end
  tokens.push({ type: 'text', text: decode(source.slice(at, stop)) })
  return stop
}

function readCdata(source: string, at: number, tokens: XmlToken[]): number {
  const end = after(source, ']]>', at + 9)
  tokens.push({ type: 'text', text: source.slice(at + 9, end - 3) })
  return end
}

function readClose(source: string, at: number, tokens: XmlToken[]): number {
  const name = match(nameAt, source, at + 2)
  const end = skipSpace(source, at + 2 + name.length)
  if (source[end] !== '>') throw new UnreadableDrawing('a closing tag is broken')
  tokens.push({ type: 'close', name })
  return end + 1
}

function readOpen(source: string, start: number, tokens: XmlToken[]): number {
  const name = match(nameAt, source, start + 1)
  const attributes: [string, string][] = []
  let at = start + 1 + name.length
  for (;;) {
    const next = skipSpace(source, at)
    if (source.startsWith('/>', next) || source[next] === '>') {
      const empty = source[next] === '/'
      tokens.push({ type: 'open', name, attributes, empty })
      return next + (empty ? 2 : 1)
    }
    if (next === at) throw new UnreadableDrawing('an attribute is broken')
    at = readAttribute(source, next, attributes)
  }
}

function readAttribute(source: string, start: number, attributes: [string, string][]): number {
  const name = match(nameAt, source, start)
  const equals = skipSpace(source, start + name.length)
  const open = skipSpace(source, equals + 1)
  const quote = source[open]
  if (source[equals] !== '=' || (quote !== '"' && quote !== "'")) throw new UnreadableDrawing('an attribute has no value')
  const close = source.indexOf(quote, open + 1)
  const raw = close === -1 ? '<' : source.slice(open + 1, close)
  if (raw.includes('<')) throw new UnreadableDrawing('an attribute is not closed')
  if (attributes.some(([other]) => other === name)) throw new UnreadableDrawing('an attribute stands twice')
  attributes.push([name, decode(raw)])
  return close + 1
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&([^;\s]{0,12};?)/g, (_, body: string) => {
    const digits = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}));$/i.exec(body)
    if (digits) return character(digits[1] ? Number.parseInt(digits[1], 16) : Number(digits[2]))
    const known = body.endsWith(';') ? named[body.slice(0, -1)] : undefined
    if (known === undefined) throw new UnreadableDrawing('it uses an entity of its own')
    return known
  })
}

function character(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) throw new UnreadableDrawing('a character is broken')
  return String.fromCodePoint(code)
}

function match(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at
  const found = pattern.exec(source)?.[0]
  if (found === undefined) throw new UnreadableDrawing('a tag is broken')
  return found
}

function skipSpace(source: string, at: number): number {
  return at + match(spaceAt, source, at).length
}

function after(source: string, end: string, from: number): number {
  const at = source.indexOf(end, from)
  if (at === -1) throw new UnreadableDrawing('a section is not closed')
  return at + end.length
}
