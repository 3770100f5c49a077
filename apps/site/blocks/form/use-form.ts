import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sendListAlong } from '../../behaviour/inquiry-list/send-along.ts'
import { hasDraft } from './draft-place.ts'
import type { FormBlockData } from './form-data.ts'

/** What checks and sends comes when somebody begins to write. */
const work = () => import('./form-work.ts')

type Problems = Readonly<Record<string, string>>
const none: Problems = {}

export function useForm(data: FormBlockData) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const hasBegun = useRef(false)
  const [problems, setProblems] = useState<Problems>(data.returned?.problems ?? none)
  const [isSent, setSent] = useState(data.isSent)

  useEffect(() => {
    if (isSent || data.returned || !hasDraft(data)) return
    work().then(({ restoreDraft }) => form.current && restoreDraft(form.current, data), ignore)
  }, [data, isSent])

  function begin() {
    if (hasBegun.current) return
    hasBegun.current = true
    work().then(({ beginForm }) => form.current && beginForm(form.current, data), ignore)
  }

  function keep({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof Element && target.id) forget(target)
    work().then(({ keepDraft }) => form.current && keepDraft(form.current, data), ignore)
  }

  /** A message has said what it had to say once its field changes. */
  function forget(target: Element) {
    const name = target.getAttribute('name') ?? ''
    if (problems[name]) setProblems(({ [name]: _, ...others }) => others)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    await send(event.currentTarget).finally(() => {
      isBusy.current = false
    })
  }

  async function send(element: HTMLFormElement) {
    // Where the rest of the script cannot come the browser sends the form itself.
    const { submitForm, focusProblem } = (await work().catch(ignore)) ?? {}
    if (!submitForm || !focusProblem) {
      sendListAlong()
      return element.submit()
    }
    const submitted = await submitForm(element, data)
    if (submitted.isSent) return setSent(true)
    flushSync(() => setProblems(submitted.problems))
    focusProblem(element, submitted.problems)
  }

  return {
    ...{ form, problems, isSent },
    writeAgain: () => {
      hasBegun.current = false
      setProblems(none)
      setSent(false)
    },
    onFocus: begin,
    onInput: keep,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  }
}

const ignore = () => undefined
