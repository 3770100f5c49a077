import type { Locale, SubmittedLine } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { Reader } from '../../feed/publish/reader.ts'

const highest = 2 ** 31 - 1

/**
 * Joined to the product where that still exists; public numbers are never given twice. Where the site no longer knew what the
 * style is called, the desk says it, and at the very least the number stays.
 */
export async function withProducts(req: PayloadRequest, lines: SubmittedLine[], locale: Locale) {
  const known = await productsOf(req, lines, locale)
  return lines.map(({ product: number, ...line }) => {
    const product = known.get(number)
    return {
      ...line,
      product: product?.number('id') ?? null,
      styleNo: line.styleNo || product?.text('styleNo') || `#${number}`,
      name: line.name || product?.text('name') || '',
    }
  })
}

async function productsOf(req: PayloadRequest, lines: SubmittedLine[], locale: Locale): Promise<Map<number, Reader>> {
  const numbers = [...new Set(lines.map(({ product }) => product))].filter((number) => number > 0 && number <= highest)
  if (numbers.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { publicId: { in: numbers } },
    select: { publicId: true, styleNo: true, name: true },
    locale: 'all',
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map((doc) => [Number(doc.publicId), new Reader(doc, locale)]))
}
