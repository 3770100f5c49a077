import type { LayoutData, PagePayload } from '../pages/page.ts'

export interface PageData {
  payload: PagePayload
  layout: LayoutData
  publicUrl: string
}

/** What server/render.tsx put into the document. Both come from one build, so the shapes are known. */
export function readPageData(document: Document): PageData {
  const payload: PagePayload = JSON.parse(textOf(document, 'payload'))
  const site: Omit<PageData, 'payload'> = JSON.parse(textOf(document, 'layout'))
  return { payload, ...site }
}

function textOf(document: Document, id: string): string {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error(`The document has no data script #${id}.`)
  return text
}
