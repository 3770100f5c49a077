import { TextLink } from '../design/links.tsx'
import { useMessages } from '../i18n/messages-context.tsx'

/** "Learn More" alone says nothing in a list of links, to a screen reader or to a search engine: it says about what. */
export function LearnMore({ about, href }: { about: string; href: string }) {
  const { core } = useMessages()
  return (
    <TextLink href={href}>
      {core.learnMore}
      <span className="vh">{`: ${about}`}</span>
    </TextLink>
  )
}
