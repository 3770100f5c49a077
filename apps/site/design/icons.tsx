const paths = {
  arrow: 'M3 12h17M14 6l6 6-6 6',
  chevron: 'm5 9 7 7 7-7',
  bars: 'M3 8h18M3 16h18',
  cross: 'm5 5 14 14M19 5 5 19',
  plus: 'M12 4v16M4 12h16',
}

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
