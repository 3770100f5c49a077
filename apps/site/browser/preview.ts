/** Runs on previews alone: keeps a draft up to date while it is edited, and leads every link out of it to the public site. */
const framed = window.parent !== window
const desk: Window | null = framed ? window.parent : window.opener
const shown = document.querySelector<HTMLElement>('[data-stamp]')?.dataset.stamp

/** The desk says that something was saved; whether it changed this page only the server knows. */
let asking = false
let askAgain = false

async function look(): Promise<void> {
  if (asking) {
    askAgain = true
    return
  }
  asking = true
  do {
    askAgain = false
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    const stamp = answer?.headers.get('etag')
    // While the desk is away the last good picture stays.
    if (answer && answer.status < 500 && stamp && stamp !== `"${shown}"`) location.reload()
  } while (askAgain)
  asking = false
}

addEventListener('message', ({ data, origin, source }) => {
  const isSaved = typeof data === 'object' && data !== null && data.type === 'payload-document-event'
  if (isSaved && origin === location.origin && source === desk) void look()
})
desk?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)

/** In the pane a link opens a page of its own: no other page of the site lets itself be framed. */
const target = framed ? '_blank' : '_self'

addEventListener(
  'click',
  ({ target: clicked }) => {
    const link = clicked instanceof Element ? clicked.closest('a') : null
    if (!link || link.getAttribute('href')?.startsWith('#')) return
    // Marked so, the page leaves it to the browser to load what follows whole, without this banner over it.
    link.setAttribute('data-full-load', '')
    if (framed) link.target = target
  },
  { capture: true },
)
addEventListener(
  'submit',
  ({ target: form }) => {
    if (form instanceof HTMLFormElement && form.method === 'get') form.target = target
  },
  { capture: true },
)

/** The server wrote the moments in UTC, not knowing where the reader is. */
const form = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
for (const time of document.querySelectorAll<HTMLTimeElement>('.preview time')) {
  time.textContent = new Date(time.dateTime).toLocaleString(time.closest<HTMLElement>('.preview')?.lang, form)
}
