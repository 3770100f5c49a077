/** The corner of a panel with its stitch line: the house's small mark, beside the path of every screen. */
export function Icon() {
  return (
    <svg viewBox="0 0 32 32" width="18" height="18" role="img" aria-label="Lindero">
      <rect width="32" height="32" rx="2" fill="#23372F" />
      <path d="M8.5 5.5V23.5H26.5" fill="none" stroke="#F7F4EF" strokeWidth="3" />
      <path d="M14 6v4M14 12.5v4M15.5 18h4M22 18h4" fill="none" stroke="#D8A77F" strokeWidth="1.5" />
    </svg>
  )
}
