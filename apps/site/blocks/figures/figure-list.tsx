import styles from './figure-list.module.css'

export interface FigureItem {
  value: string
  label: string
}

export function FigureList({ items }: { items: FigureItem[] }) {
  return (
    <dl className={styles.figures}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
