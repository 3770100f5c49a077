import type { DefaultServerCellComponentProps } from 'payload'

export function SwatchCell({ cellData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return null
  return (
    <span className="desk-swatch">
      <span style={{ background: cellData }} /> <code>{cellData}</code>
    </span>
  )
}
