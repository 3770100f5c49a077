import { lazy, Suspense } from 'react'
import { listParameter } from '../../behaviour/inquiry-list/list-parameter.ts'
import { useScripted } from '../../blocks/form/use-scripted.ts'
import { useListed } from '../../blocks/listed/use-listed.ts'
import type { ContactData } from './load.ts'

/** Where it does not come the list is sent all the same. */
const never = () => new Promise<never>(() => undefined)
const ListEditor = lazy(() =>
  import('./inquiry-list/list-editor.tsx').then((module) => ({ default: module.ListEditor }), never),
)

/** The list is the browser's own, so the server draws nothing here; what edits it comes when there is one. */
export function InquiryList({ words }: { words: ContactData['listWords'] }) {
  const isScripted = useScripted()
  const { length } = useListed()
  const isOffered = isScripted && `${location.search}${location.hash}`.includes(`${listParameter}=`)
  return <Suspense>{(length > 0 || isOffered) && <ListEditor words={words} />}</Suspense>
}
