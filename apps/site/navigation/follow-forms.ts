import type { Navigation } from './navigation.ts'

/** Forms that ask for a page, such as the search, lead to it like a link. Forms that send something are not ours. */
export function followForms(document: Document, { navigateTo }: Navigation): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get' || form.target) return
    const url = new URL(form.action)
    url.search = new URLSearchParams(textsOf(new FormData(form, event.submitter))).toString()
    if (url.origin === location.origin && navigateTo(url.pathname + url.search)) event.preventDefault()
  })
}

function textsOf(data: FormData): [string, string][] {
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []))
}
