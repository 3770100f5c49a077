import { sharedOption } from '../behaviour/shared-option.ts'
import type { LayoutData, PagePayload } from '../pages/page.ts'

export interface PageData {
  payload: PagePayload
  layout: LayoutData
}

/** What server/render.tsx put into the document. All come from one build, so the shapes are known. */
export async function readPageData(document: Document): Promise<PageData> {
  const payload: PagePayload = JSON.parse(textOf(document, 'payload'))
  const rest: Omit<LayoutData, 'option'> = JSON.parse(textOf(document, 'layout'))
  const option = await sharedOption(document.getElementById('option')?.textContent, payload.locale)
  return { payload, layout: { option, ...rest } }
}

function textOf(document: Document, id: string): string {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error(`The document has no data script #${id}.`)
  return text
}
