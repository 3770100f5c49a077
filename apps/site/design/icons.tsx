const paths = {
  arrow: 'M3 12h17M14 6l6 6-6 6',
  chevron: 'm5 9 7 7 7-7',
  bars: 'M3 8h18M3 16h18',
  cross: 'm5 5 14 14M19 5 5 19',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  back: 'M21 12H4M10 6l-6 6 6 6',
  share: 'M12 15V4M8 7.5l4-4 4 4M5 12v8h14v-8',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  check: 'm4 12.5 5.5 5.5L20 7',
  list: 'M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.5 15.5l5 5',
}

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
