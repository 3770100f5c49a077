import '../design/tokens.css'
import '../design/base.css'
import '../design/grid.css'
import '../design/links-and-buttons.css'
import '../design/print.css'
import { reloadOnce } from '../navigation/reload-guard.ts'
import { whenPageStands } from './when-page-stands.ts'

/** The server names what this page needs (server/render.tsx), so that it is asked for side by side and not link by link. */
function askFor(needs: string): void {
  for (const href of needs.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

await whenPageStands()
askFor(document.querySelector<HTMLScriptElement>('script[data-needs]')?.dataset.needs ?? '')
await import('./main.tsx').catch(reloadOnce)
