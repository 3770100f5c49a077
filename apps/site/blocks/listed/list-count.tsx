import { routes } from '@lindero/contract'
import { Icon } from '../../design/icons.tsx'
import { useLanguage } from '../../i18n/messages-context.tsx'
import styles from './listed.module.css'
import { useListed } from './use-listed.ts'

/** How many styles are on the list, and the way to it; nothing while there are none. */
export function ListCount() {
  const { locale, messages } = useLanguage()
  const { length } = useListed()
  if (length === 0) return null
  return (
    <a className={styles.count} href={routes.contact.href(locale)} aria-label={`${messages.list.name}: ${length}`}>
      <Icon name="list" />
      <b>{length}</b>
    </a>
  )
}
