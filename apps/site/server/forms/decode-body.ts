import { formFields } from './form-fields.ts'

export type Fields = Record<string, unknown>
export type Decoded =
  | { ok: true; fields: Fields }
  | { ok: false; problem: 'contentType' | 'broken' | 'notFields' | 'filesInside' }

const text = new TextDecoder('utf-8', { fatal: true })

/** The fields of a body: variant A is JSON, variant B a form (C-4). Both come out as the same kind of record. */
export async function decodeBody(bytes: Buffer, contentType: string): Promise<Decoded> {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';')
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='))
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return { ok: false, problem: 'contentType' }
  const decode = decoders.get(type.trim())
  if (!decode) return { ok: false, problem: 'contentType' }
  try {
    return await decode(text.decode(bytes), contentType)
  } catch {
    return { ok: false, problem: 'broken' }
  }
}

type Decode = (body: string, contentType: string) => Decoded | Promise<Decoded>

// No plain object: a type called "constructor" would find something there.
const decoders: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['application/json', fromJson],
  ['application/x-www-form-urlencoded', fromPairs],
  ['multipart/form-data', fromMultipart],
])

function fromPairs(body: string): Decoded {
  return { ok: true, fields: formFields(body.split('&').filter(Boolean).map(pairOf)) }
}

function fromJson(body: string): Decoded {
  const value: unknown = JSON.parse(body)
  return isRecord(value) ? { ok: true, fields: value } : { ok: false, problem: 'notFields' }
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// Throws where the platform's own parser would put a sign for "unreadable".
function pairOf(part: string): [string, string] {
  const at = part.indexOf('=')
  const decode = (word: string) => decodeURIComponent(word.replaceAll('+', ' '))
  return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]
}

async function fromMultipart(body: string, contentType: string): Promise<Decoded> {
  const parts = [...(await new Response(body, { headers: { 'content-type': contentType } }).formData())]
  const pairs: [string, string][] = []
  for (const [name, value] of parts) {
    if (typeof value === 'string') pairs.push([name, value])
    // A field for files in which none was chosen sends an empty one.
    else if (value.size > 0) return { ok: false, problem: 'filesInside' }
  }
  return { ok: true, fields: formFields(pairs) }
}
