import { Blocks } from '../../blocks/blocks.tsx'
import { RareBlock } from '../../blocks/rare-block.tsx'
import { Breadcrumbs } from '../../design/breadcrumbs.tsx'
import { useMessages } from '../../i18n/messages-context.tsx'
import type { StaffPageData } from './load.ts'

/** A page made of blocks. Without a hero to name it, it opens with its title. */
export function StaffPage({ data: { title, crumbs, blocks } }: { data: StaffPageData }) {
  const messages = useMessages()
  return (
    <article>
      <Breadcrumbs crumbs={crumbs} current={title} label={messages.layout.breadcrumbs} />
      {!blocks.some(({ type }) => type === 'hero') && (
        <header className="wrap page-head">
          <h1 className="display">{title}</h1>
        </header>
      )}
      <Blocks blocks={blocks} Rare={RareBlock} />
    </article>
  )
}
