import type { LogoMethod } from '@lindero/contract'

/** Ground, mark, plate or label, light on the far edge, whether it is sewn. */
type Look = [ground: string, mark: string, plate?: string, pressed?: string, sewn?: boolean]

const looks: Record<LogoMethod, Look> = {
  'hot-stamp': ['#23372f', '#d8b878'],
  deboss: ['#9a5a2c', '#7d4620', '', '#b9794a'],
  'metal-plate': ['#5c1822', '#7a5f2c', '#d8b878'],
  'laser-engrave': ['#1d2a42', '#6d7075', '#c7c9cc'],
  'custom-hardware': ['#c0a480', '#8c6d3f', '', '#d8b878'],
  'lining-print': ['#d9ccb2', '#8a4b22'],
  embroidery: ['#2b3a52', '#f7f4ef', '', '', true],
  'screen-print': ['#d9ccb2', '#1f1b16'],
  'woven-label': ['#d3a79b', '#f7f4ef', '#1f1b16', '', true],
}

const letter = 'M42 18v28h20'

/** How the initial of the house would look, put on this way. */
export function LogoSample({ method }: { method: LogoMethod }) {
  const [ground, mark, plate, pressed, sewn] = looks[method]
  return (
    <svg viewBox="0 0 96 64" fill="none" aria-hidden="true">
      <path d="M0 0h96v64H0z" fill={ground} />
      {plate && <path d="M26 10h44v44H26z" fill={plate} />}
      {pressed && <path d={letter} stroke={pressed} strokeWidth="7" transform="translate(1 1)" />}
      <path d={letter} stroke={mark} strokeWidth="6" strokeDasharray={sewn && !plate ? '2 1' : undefined} />
      {sewn && plate && <path d="M29 13h38v38H29z" stroke={mark} strokeDasharray="3 2" />}
    </svg>
  )
}
