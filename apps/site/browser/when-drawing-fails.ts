import { isCrawler } from '@lindero/contract'
import { reloadOnce } from '../navigation/reload-guard.ts'
import { report } from './report.ts'

/** For React, which takes the whole page away when something throws while it draws. `explain` puts the error page there (S-12). */
export function whenDrawingFails(app: HTMLElement, explain: () => Promise<void>): (cause: unknown) => void {
  // A crawler goes on seeing what the server sent (S-13).
  const sent = isCrawler(navigator.userAgent) && ([document.head, app] as const).map((part) => [part, part.innerHTML] as const)
  return (cause) => {
    report('The page could not be drawn', cause)
    if (sent) for (const [part, html] of sent) part.innerHTML = html
    else explain().catch(reloadOnce)
  }
}
