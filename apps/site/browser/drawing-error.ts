import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { errorPayload } from '../pages/error/error-data.ts'
import { FatalErrorPage } from '../pages/error/fatal-page.tsx'
import type { PagePayload } from '../pages/page.ts'
import type { PageComponent } from '../pages/view.tsx'

type Draw = (payload: PagePayload, Page: PageComponent) => ReactNode

let isHopeless = false

/** The error page in place of a page that could not be drawn; where that fails, too, its title as plain text. */
export function showDrawingError(app: HTMLElement, root: Root, draw: Draw, { locale, build }: PagePayload): void {
  const payload = errorPayload('drawing', locale, location.pathname, build)
  if (!isHopeless) {
    flushSync(() => root.render(draw(payload, FatalErrorPage)))
    isHopeless = app.childElementCount === 0
  }
  if (isHopeless) app.textContent = document.title = payload.meta.title
}
