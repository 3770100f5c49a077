/** A disc of colour. An SVG, because a fill needs no inline style. */
export function SwatchDot({ colour, className }: { colour: string; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <circle cx="6" cy="6" r="5.5" fill={colour} stroke="#1f1b16" strokeOpacity=".25" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
