import type { OptionData } from '@lindero/contract'
import type { LayoutData, PagePayload } from '../pages/page.ts'

export interface PageData {
  payload: PagePayload
  layout: LayoutData
}

/** What server/render.tsx put into the document. All come from one build, so the shapes are known. */
export function readPageData(document: Document): PageData {
  const payload: PagePayload = JSON.parse(textOf(document, 'payload'))
  const option: OptionData = JSON.parse(textOf(document, 'option'))
  const rest: Omit<LayoutData, 'option'> = JSON.parse(textOf(document, 'layout'))
  return { payload, layout: { option, ...rest } }
}

function textOf(document: Document, id: string): string {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error(`The document has no data script #${id}.`)
  return text
}
