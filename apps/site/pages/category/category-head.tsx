import { Picture } from '../../design/picture.tsx'
import styles from './category-head.module.css'
import type { CategoryData } from './load.ts'

/** A wide scene runs from edge to edge below the words; a product keeps its square and stands beside them. */
export function CategoryHead({ data: { name, intro, banner } }: { data: CategoryData }) {
  if (banner && !isWide(banner)) {
    return (
      <section className={styles.split}>
        <div>
          <h1 className="display">{name}</h1>
          <p className="lead quiet">{intro}</p>
        </div>
        <figure>
          <Picture picture={banner} sizes="(min-width: 64rem) 50vw, 100vw" className="cover" lead />
        </figure>
      </section>
    )
  }
  return (
    <>
      <section className="wrap grid page-head">
        <h1 className="display">{name}</h1>
        <p className="lead quiet">{intro}</p>
      </section>
      {banner && (
        <div className="banner">
          <Picture picture={banner} sizes="100vw" className="cover" lead />
        </div>
      )}
    </>
  )
}

function isWide({ width, height }: { width: number; height: number }): boolean {
  return width > height * 1.4
}
