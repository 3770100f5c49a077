import { isRecord } from '../../fields/per-language.ts'

interface Sent {
  id: number | null
  /** The desk's own sentence about what went wrong. */
  message: string
}

/** Sends a file as it is and says how much has gone; only this old way of asking knows that. */
export function sendFile(file: File, mode: string, told: (percent: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api-cms/product-imports/bring?mode=${mode}&name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => told(total > 0 ? Math.round((loaded / total) * 100) : 0)
    request.onload = () => resolve(answerOf(request.responseText))
    request.onerror = () => resolve({ id: null, message: '' })
    request.send(file)
  })
}

function answerOf(text: string): Sent {
  try {
    const answer: unknown = JSON.parse(text)
    if (!isRecord(answer)) return { id: null, message: '' }
    return { id: typeof answer.id === 'number' ? answer.id : null, message: String(answer.message ?? '') }
  } catch {
    return { id: null, message: '' }
  }
}
