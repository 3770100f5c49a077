import { type PreviewTicket, previewPath, signPreview } from '@lindero/contract'

const hour = 3_600_000
/** How long a link is good for, at the least. */
const lastsMs = 24 * hour

/**
 * The address of a draft on the public site. It ends on a full hour: while somebody types it stays the same, and the pane beside
 * the form need not begin anew with every save.
 */
export async function previewLink(draft: Omit<PreviewTicket, 'until'>, secret: string, now: number): Promise<string> {
  const until = Math.ceil((now + lastsMs) / hour) * hour
  return `${previewPath}/${await signPreview({ ...draft, until }, secret)}`
}
