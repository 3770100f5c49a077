import { Picture } from '../../design/picture.tsx'
import { LearnMore } from '../learn-more.tsx'
import type { TeaserData } from './teasers.ts'

/** The way into the factory: one picture from edge to edge, a sentence below it. */
export function Tour({ tour }: { tour: TeaserData }) {
  return (
    <section aria-labelledby="tour">
      {tour.picture && (
        <div className="banner">
          <Picture picture={tour.picture} sizes="100vw" className="cover" />
        </div>
      )}
      <div className="wrap grid page-head">
        <h2 id="tour">{tour.title}</h2>
        <div>
          {tour.text && <p className="quiet">{tour.text}</p>}
          <LearnMore about={tour.title} href={tour.href} />
        </div>
      </div>
    </section>
  )
}
