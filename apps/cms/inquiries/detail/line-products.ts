import type { Locale } from '@lindero/contract'
import type { Payload } from 'payload'
import { Reader } from '../../feed/publish/reader.ts'
import { mediaAddress, readRenditions } from '../../media/renditions.ts'
import type { StoredLine } from '../stored-inquiry.ts'

export interface LineProduct {
  id: number
  publicId: number
  picture: string | null
}

/** What the catalogue knows today of the styles asked for, by their number at the desk. */
export async function readLineProducts(
  payload: Payload,
  lines: StoredLine[],
  locale: Locale,
): Promise<Map<number, LineProduct>> {
  const ids = lines.map(({ product }) => product).filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'products',
    where: { id: { in: ids } },
    // Named down to the pictures: asked for as a whole, colours come without them.
    select: { publicId: true, colourways: { images: true } },
    depth: 1,
    pagination: false,
  })
  return new Map(docs.map((doc) => [Number(doc.id), asProduct(new Reader(doc, locale))]))
}

function asProduct(product: Reader): LineProduct {
  const [first] = product.rows('colourways').flatMap((colour) => colour.rows('images'))
  return {
    id: product.number('id') ?? 0,
    publicId: product.number('publicId') ?? 0,
    picture: first ? pictureOf(first) : null,
  }
}

function pictureOf(picture: Reader): string | null {
  const small = readRenditions(picture.value('renditions')).find(({ format }) => format === 'webp')
  const file = picture.text('filename')
  return small?.src ?? (file ? mediaAddress(file) : null)
}
