import { wordmark } from './wordmark.ts'

/** The house's wordmark, on the log-in page; drawn in the colour of the text so that it holds in the dark too. */
export function Logo() {
  return (
    <svg viewBox="0 0 274 80" width="206" height="60" role="img" aria-label="Lindero" fill="currentColor">
      <path d={wordmark} />
    </svg>
  )
}
