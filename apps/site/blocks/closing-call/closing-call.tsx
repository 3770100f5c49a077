import { useMessages } from '../../i18n/messages-context.tsx'
import { CallToAction } from '../call-to-action/call-to-action.tsx'

/** The call that ends pages of the catalogue: it leads to the inquiry. */
export function ClosingCall({ title, text, href }: { title: string; text: string; href: string }) {
  const { core } = useMessages()
  const action = { label: core.inquiryNow, href, leaves: false, style: 'primary' as const }
  return <CallToAction id="call" data={{ title, text, actions: [action] }} />
}
