import { defaultLocale, isLocale } from '@lindero/contract'
import { createRoot } from 'react-dom/client'
import { loadMessages } from '../../i18n/load-messages.ts'
import type { Words } from '../../i18n/messages.ts'
import { nextLayer } from '../layers.ts'
import { createAnnouncer } from './announcer.ts'
import { createToastList, type ToastList } from './toast-list.ts'
import styles from './toasts.module.css'
import { Toasts } from './toasts.tsx'

let adding: Promise<ToastList['add']> | undefined

/** The page's one place for messages, made beside `#app` when the first is to be said: it outlives pages and may lie above overlays. */
export function toastRoot(): Promise<ToastList['add']> {
  adding ??= wordsOfDocument().then(mount)
  return adding
}

/** The page has loaded them already. */
async function wordsOfDocument(): Promise<Words> {
  const { lang } = document.documentElement
  const words = await loadMessages(isLocale(lang) ? lang : defaultLocale, () => undefined)
  if (!words) throw new Error('The words of the page cannot be loaded.')
  return words
}

function mount({ layout: words }: Words): ToastList['add'] {
  const holder = document.createElement('div')
  holder.className = styles.root ?? ''
  document.body.append(holder)
  const announce = createAnnouncer(holder)
  const root = createRoot(holder.appendChild(document.createElement('div')))
  const list = createToastList((toasts) => root.render(<Toasts toasts={toasts} list={list} words={words} />))
  return (type, text) => {
    holder.style.zIndex = String(nextLayer())
    list.add(type, text)
    announce(type, text)
  }
}
