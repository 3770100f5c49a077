import { type ComponentType, lazy, Suspense } from 'react'
import { sendListAlong } from '../behaviour/inquiry-list/send-along.ts'
import { mayReload } from '../navigation/reload-guard.ts'
import type { FormBlockData } from './form/form-data.ts'

interface FormProps {
  data: FormBlockData
  id: string
}

/** Few pages hold a form: the browser fetches its view when one does, the server has it at hand. */
function whenNeeded(name: 'Form' | 'FormFields'): ComponentType<FormProps> {
  if (server) return server[name]
  return lazy(() => import('./form/form.tsx').then((module) => ({ default: module[name] }), staySent))
}

/** Where it does not come, also after one reload (C-7), the form stays as the server sent it: it works as it does without script. */
function staySent(): Promise<never> {
  if (mayReload(location.pathname)) location.reload()
  sendListAlong()
  return new Promise(() => undefined)
}

const server = import.meta.env.SSR ? await import('./form/form.tsx') : null
const LazyForm = whenNeeded('Form')
const LazyFields = whenNeeded('FormFields')

export function FormWhenNeeded(props: FormProps) {
  return (
    <Suspense>
      <LazyForm {...props} />
    </Suspense>
  )
}

/** Without a heading of its own. */
export function FieldsWhenNeeded(props: FormProps) {
  return (
    <Suspense>
      <LazyFields {...props} />
    </Suspense>
  )
}
