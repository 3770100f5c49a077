import { TextLink } from '../../design/links.tsx'
import { Picture } from '../../design/picture.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import type { TeaserData } from './teasers.ts'

/** The way into the factory: one picture from edge to edge, a sentence below it. */
export function Tour({ tour }: { tour: TeaserData }) {
  const { core } = useMessages()
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
          <TextLink href={tour.href}>
            {core.learnMore}
            <span className="vh">{`: ${tour.title}`}</span>
          </TextLink>
        </div>
      </div>
    </section>
  )
}
