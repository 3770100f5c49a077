import { useOption } from '../option-context.tsx'
import styles from './page.module.css'

/** On paper the page says where it stands. */
export function PrintedAddress({ path }: { path: string }) {
  const { site } = useOption()
  return (
    <p className={styles.address}>
      {site.url}
      {path}
    </p>
  )
}
