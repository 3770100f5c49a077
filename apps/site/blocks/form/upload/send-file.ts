import { formFilesPath, idempotencyHeader } from '@lindero/contract'
import * as v from 'valibot'

/** How it went with one file: its id, the server's own words about why it was not taken, or no answer at all. */
export type FileOutcome = { kind: 'taken'; id: string } | { kind: 'refused'; why: string } | { kind: 'broken'; why?: string }

export interface FileOnItsWay {
  outcome: Promise<FileOutcome>
  cancel: () => void
}

const taken = v.object({ id: v.string() })
const refused = v.object({ output: v.string() })

/** Sends one file as it is. The same key for a second try gives the same id. `fetch` cannot say how far it has come. */
export function sendFile(file: File, key: string, onProgress: (share: number) => void): FileOnItsWay {
  const sending = new XMLHttpRequest()
  const outcome = new Promise<FileOutcome>((resolve) => {
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    sending.onloadend = () => resolve(outcomeOf(sending.status, sending.responseText))
  })
  sending.open('POST', `${formFilesPath}?${new URLSearchParams({ name: file.name })}`)
  sending.setRequestHeader('content-type', 'application/octet-stream')
  sending.setRequestHeader(idempotencyHeader, key)
  sending.send(file)
  return { outcome, cancel: () => sending.abort() }
}

/** What a second try may mend counts as broken: the server was busy, or the file did not arrive whole. */
export function outcomeOf(status: number, text: string): FileOutcome {
  const said = parsed(text)
  if (status === 200 && v.is(taken, said)) return { kind: 'taken', id: said.id }
  if (status === 200 || !v.is(refused, said)) return { kind: 'broken' }
  return { kind: [413, 415, 422].includes(status) ? 'refused' : 'broken', why: said.output }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
