import Image from 'next/image'
import type { DefaultServerCellComponentProps } from 'payload'
import { OpensRow } from './opens-row.tsx'
import { thumbnailOf } from './read-thumbnails.ts'

const size = 52

/** A picture known by its number. The name stands beside it, so that it needs no words of its own. */
export async function PictureCell({ cellData, collectionSlug, payload, rowData }: DefaultServerCellComponentProps) {
  const src = cellData ? await thumbnailOf(payload, Number(cellData)) : undefined
  return (
    <OpensRow collection={collectionSlug} row={{ ...rowData, id: rowData.id }} quiet>
      {src ? (
        <Image className="desk-thumbnail" src={src} alt="" width={size} height={size} loading="lazy" unoptimized />
      ) : (
        <span className="desk-thumbnail desk-thumbnail--none" />
      )}
    </OpensRow>
  )
}
