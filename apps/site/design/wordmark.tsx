import styles from './wordmark.module.css'

/** Drawn by a mask in the style sheet, so that it travels once, is kept over builds and takes the colour of the text. */
export function Wordmark({ large = false }: { large?: boolean }) {
  return <span className={large ? `${styles.mark} ${styles.large}` : styles.mark} aria-hidden="true" />
}
