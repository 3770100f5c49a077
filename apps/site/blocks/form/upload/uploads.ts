import { inquiryBounds } from '@lindero/contract'
import { idempotencyKey } from '../../../behaviour/idempotency-key.ts'
import { type FileOnItsWay, sendFile } from './send-file.ts'

export type UploadState =
  | { kind: 'underWay'; share: number }
  | { kind: 'taken'; id: string }
  /** The server's words; another try would end the same. */
  | { kind: 'refused'; why: string }
  | { kind: 'broken'; why?: string }
  /** Seen before it was sent. */
  | { kind: 'unfit'; problem: 'large' | 'empty' | 'kind' }

export interface Upload {
  key: string
  file: File
  state: UploadState
}

/** The files of one field: each is sent as soon as it is chosen. Draws nothing itself. */
export function createUploads(onChange: (uploads: readonly Upload[]) => void, kinds: string, send = sendFile) {
  let uploads: readonly Upload[] = []
  const onTheWay = new Map<string, FileOnItsWay>()

  function change(next: readonly Upload[]): void {
    uploads = next
    onChange(uploads)
  }

  function set(key: string, state: UploadState): void {
    change(uploads.map((upload) => (upload.key === key ? { ...upload, state } : upload)))
  }

  function start({ key, file }: Upload): void {
    set(key, { kind: 'underWay', share: 0 })
    const way = send(file, key, (share) => set(key, { kind: 'underWay', share }))
    onTheWay.set(key, way)
    void way.outcome.then((outcome) => onTheWay.delete(key) && set(key, outcome))
  }

  function add(file: File): void {
    const problem = problemOf(file, kinds)
    const upload: Upload = { key: idempotencyKey(), file, state: { kind: 'underWay', share: 0 } }
    change([...uploads, problem ? { ...upload, state: { kind: 'unfit', problem } } : upload])
    if (!problem) start(upload)
  }

  return {
    /** False when there were more than may be attached; those are left out. */
    choose(files: readonly File[]): boolean {
      const room = inquiryBounds.files - uploads.length
      for (const file of files.slice(0, Math.max(0, room))) add(file)
      return files.length <= room
    },
    retry(key: string): void {
      const upload = uploads.find((each) => each.key === key)
      if (upload) start(upload)
    },
    remove(key: string): void {
      const way = onTheWay.get(key)
      onTheWay.delete(key)
      way?.cancel()
      change(uploads.filter((upload) => upload.key !== key))
    },
    /** The form is gone, and nobody waits for its files. */
    stop(): void {
      for (const way of onTheWay.values()) way.cancel()
      onTheWay.clear()
    },
  }
}

function problemOf({ name, size }: File, kinds: string): 'large' | 'empty' | 'kind' | null {
  if (size === 0) return 'empty'
  if (size > inquiryBounds.fileBytes) return 'large'
  return kinds.split(',').some((ending) => name.toLowerCase().endsWith(ending)) ? null : 'kind'
}
