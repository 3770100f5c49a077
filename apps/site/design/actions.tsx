import { ButtonLink, TextLink } from './links.tsx'

export interface ActionData {
  label: string
  href: string
  leaves: boolean
  style: 'primary' | 'secondary'
}

/** Buttons and links side by side; nothing when there are none. */
export function Actions({ actions }: { actions: ActionData[] }) {
  if (actions.length === 0) return null
  return (
    <p className="acts">
      {actions.map(({ label, style, ...link }) => {
        const Link = style === 'primary' ? ButtonLink : TextLink
        return (
          <Link key={link.href + label} {...link}>
            {label}
          </Link>
        )
      })}
    </p>
  )
}
