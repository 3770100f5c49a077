import { lazy, Suspense } from 'react'
import type { FormData } from './form/form.tsx'

/** Few pages hold a form: the browser fetches its view when one does, the server has it at hand. */
const LazyForm = import.meta.env.SSR
  ? (await import('./form/form.tsx')).Form
  : lazy(() => import('./form/form.tsx').then((module) => ({ default: module.Form })))

export function FormWhenNeeded(props: { data: FormData; id: string }) {
  return (
    <Suspense>
      <LazyForm {...props} />
    </Suspense>
  )
}
