import type { DefaultServerCellComponentProps } from 'payload'
import { deskLocale } from '../desk-parts/desk-locale.ts'

/** How large a picture is, to the eye and on the disk. */
export function FileSizeCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  const { filesize, height, width } = rowData
  if (!filesize) return null
  const kilobytes = Math.max(1, Math.round(Number(filesize) / 1024))
  const size = new Intl.NumberFormat(deskLocale(i18n), { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' }).format(
    kilobytes,
  )
  return (
    <span className="desk-word">
      {width && height ? `${width} × ${height}` : '–'}
      <small>{size}</small>
    </span>
  )
}
