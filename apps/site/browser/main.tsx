import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { fill } from '../i18n/format.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { watchBuild } from '../navigation/build-updates.ts'
import { drawLoadingBar } from '../navigation/draw-loading-bar.ts'
import { focusPage } from '../navigation/focus.ts'
import { followForms } from '../navigation/follow-forms.ts'
import { followLinks } from '../navigation/follow-links.ts'
import { keepLanguage } from '../navigation/keep-language.ts'
import { createLoadingBar } from '../navigation/loading-bar.ts'
import { keepMenusTidy } from '../navigation/menus.ts'
import { startNavigation } from '../navigation/navigation.ts'
import { preloadLinks } from '../navigation/preload-links.ts'
import { createPreloadQueue } from '../navigation/preload-queue.ts'
import { mayReload, reloadOnce } from '../navigation/reload-guard.ts'
import type { PagePayload } from '../pages/page.ts'
import { pageChunks } from '../pages/page-chunks.ts'
import { type PageComponent, View } from '../pages/view.tsx'
import { loadVisit, preload } from './load-visit.ts'
import { readPageData } from './read-data.ts'
import { report } from './report.ts'
import { whenDrawingFails } from './when-drawing-fails.ts'
import { whenIdle } from './when-idle.ts'

async function start(): Promise<void> {
  const { payload, layout } = await readPageData(document)
  const [Page, words] = await Promise.all([pageChunks[payload.view]().catch(reloadOnce), loadMessages(payload.locale, report)])
  const app = document.getElementById('app')
  // Without its words the page stays as the server sent it; links then load whole pages.
  if (!app || !words) return

  const draw = (shown: PagePayload, Shown: PageComponent, announcement = '') => (
    <View layout={layout} words={words} payload={shown} Page={Shown} announcement={announcement} />
  )
  const onUncaughtError = whenDrawingFails(app, async () => {
    const { showDrawingError } = await import('./drawing-error.ts')
    showDrawingError(app, root, draw, payload)
    focusPage(document, '')
  })
  // As a transition it is done in small steps, and a phone goes on answering to its visitor meanwhile.
  const root = await new Promise<Root>((resolve) => {
    startTransition(() => resolve(hydrateRoot(app, draw(payload, Page), { onUncaughtError })))
  })
  keepMenusTidy(document)
  keepLanguage(document)
  const { locale } = payload
  const drawBar = drawLoadingBar(document)
  const updates = watchBuild(__BUILD_ID__, document)
  const links = preloadLinks(document, createPreloadQueue(preload), locale)
  const navigation = startNavigation({
    locale,
    bar: createLoadingBar((state) => drawBar({ ...state, label: fill(words.layout.pageLoading, { page: state.label }) })),
    load: (url, signal) => loadVisit(url, signal, locale),
    isOutdated: (url) => updates.isOutdated() && mayReload(url.pathname),
    show: (visit) => {
      const announcement = fill(words.layout.pageLoaded, { page: visit.payload.meta.title })
      flushSync(() => root.render(draw(visit.payload, visit.Page, announcement)))
      whenIdle(links.look)
    },
  })
  followLinks(document, navigation, locale)
  followForms(document, navigation)
  whenIdle(links.look)
}

start().catch((cause) => report('The page could not be taken over', cause))
