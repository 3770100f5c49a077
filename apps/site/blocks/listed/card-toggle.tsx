import { Icon } from '../../design/icons.tsx'
import { showToast } from '../../design/toasts/show-toast.ts'
import { fill } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import styles from './listed.module.css'
import { useListed } from './use-listed.ts'

export interface Listable {
  id: number
  name: string
  /** What is put on the list at first. */
  colour: string
  quantity: number
}

/** Puts a card's product on the inquiry list, or takes it off. It needs script, and is not there without it. */
export function CardToggle({ id, name, colour, quantity }: Listable) {
  const { list } = useMessages()
  const isListed = useListed().includes(id)
  async function toggle() {
    const { toggleProduct } = await import('../../behaviour/inquiry-list/list.ts')
    const isOn = toggleProduct(id, colour, quantity)
    await showToast(isOn ? 'success' : 'info', fill(isOn ? list.added : list.removed, { name }))
  }
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={fill(isListed ? list.removeName : list.addName, { name })}
      data-on={isListed || undefined}
      onClick={() => void toggle()}
    >
      <Icon name={isListed ? 'check' : 'plus'} />
    </button>
  )
}
