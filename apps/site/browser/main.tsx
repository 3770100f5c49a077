import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { fill } from '../i18n/format.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { keepLanguage } from '../navigation/keep-language.ts'
import { keepMenusTidy } from '../navigation/menus.ts'
import { startNavigation } from '../navigation/navigation.ts'
import { pageChunks } from '../pages/page-chunks.ts'
import { View } from '../pages/view.tsx'
import { loadVisit } from './load-visit.ts'
import { readPageData } from './read-data.ts'
import { report } from './report.ts'

async function start(): Promise<void> {
  const { payload, layout } = readPageData(document)
  const [Page, words] = await Promise.all([pageChunks[payload.view](), loadMessages(payload.locale, report)])
  const app = document.getElementById('app')
  // Without its words the page stays as the server sent it; links then load whole pages.
  if (!app || !words) return

  const common = { layout, words }
  // As a transition it is done in small steps, and a phone goes on answering to its visitor meanwhile.
  const root = await new Promise<Root>((resolve) => {
    startTransition(() => resolve(hydrateRoot(app, <View {...common} payload={payload} Page={Page} announcement="" />)))
  })
  keepMenusTidy(document)
  keepLanguage(document)
  startNavigation({
    locale: payload.locale,
    load: (url, signal) => loadVisit(url, signal, payload.locale),
    show: (visit) => {
      const announcement = fill(words.layout.pageLoaded, { page: visit.payload.meta.title })
      flushSync(() => root.render(<View {...common} payload={visit.payload} Page={visit.Page} announcement={announcement} />))
    },
  })
}

start().catch((cause) => report('The page could not be taken over', cause))
