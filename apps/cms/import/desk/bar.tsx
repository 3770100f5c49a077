/** How far something is; without a number while nobody knows. */
export function Bar({ percent, label }: { percent: number | null; label: string }) {
  return (
    <div className="bulk-bar">
      <progress max={100} aria-label={label} {...(percent !== null && { value: percent })} />
      <span>{percent === null ? label : `${label}: ${percent} %`}</span>
    </div>
  )
}
