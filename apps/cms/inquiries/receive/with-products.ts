import { type Locale, localeCodes, type SubmittedLine } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { Reader } from '../../feed/publish/reader.ts'
import { isPublished } from '../../feed/publish-in.ts'

const highest = 2 ** 31 - 1

/**
 * Joined to the product where that still exists; public numbers are never given twice. Where the site no longer knew what the
 * style is called, the desk says it if the style is public: the buyer reads it in the confirmation. At the very least the
 * number stays.
 */
export async function withProducts(req: PayloadRequest, lines: SubmittedLine[], locale: Locale) {
  const known = await productsOf(req, lines, locale)
  return lines.map(({ product: number, ...line }) => {
    const product = known.get(number)
    return {
      ...line,
      product: product?.id ?? null,
      styleNo: line.styleNo || product?.shown?.text('styleNo') || `#${number}`,
      name: line.name || product?.shown?.text('name') || '',
    }
  })
}

async function productsOf(req: PayloadRequest, lines: SubmittedLine[], locale: Locale) {
  const numbers = [...new Set(lines.map(({ product }) => product))].filter((number) => number > 0 && number <= highest)
  if (numbers.length === 0) return new Map<number, ReturnType<typeof asKnown>>()
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { publicId: { in: numbers } },
    select: { publicId: true, styleNo: true, name: true, _status: true },
    locale: 'all',
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map((doc) => [Number(doc.publicId), asKnown(doc, locale)]))
}

function asKnown(doc: Record<string, unknown>, locale: Locale) {
  const language = [locale, ...localeCodes].find((code) => isPublished(doc._status, code))
  return { id: Number(doc.id), shown: language ? new Reader(doc, language) : null }
}
