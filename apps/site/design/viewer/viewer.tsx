import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { fill } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import { Icon } from '../icons.tsx'
import { nearest } from './look.ts'
import { Stage } from './stage.tsx'
import { useHistoryEntry } from './use-history-entry.ts'
import { useLook } from './use-look.ts'
import type { ShownPicture } from './use-viewer.tsx'
import styles from './viewer.module.css'

export interface ViewerProps {
  pictures: ShownPicture[]
  start: number
  /** Has the focus again when the viewer is left. */
  opener: HTMLElement
  onLeft: () => void
}

/** Pictures over the whole screen, one at a time, to be looked at closely. */
export function Viewer({ pictures: shown, start, opener, onLeft }: ViewerProps) {
  const { viewer: texts, layout } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const leaving = useRef(false)
  const pictures = useMemo(() => shown.map(({ picture }) => picture), [shown])
  // Before the look is taken: what is not open has no size.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    close.current?.focus()
  }, [])
  const { look, frame, held, pointer, press } = useLook(pictures, start, stage)

  const leave = useCallback(() => {
    leaving.current = true
    dialog.current?.close()
    opener.focus()
    onLeft()
  }, [opener, onLeft])
  useHistoryEntry(leave)
  // However it is asked for, and some browsers ask twice, leaving is one step back.
  const goBack = () => {
    if (!leaving.current) history.back()
    leaving.current = true
  }

  const { picture, caption } = shown[look.index] ?? {}
  const last = shown.length - 1
  const act = (name: keyof typeof texts, icon: Parameters<typeof Icon>[0]['name'], key: string, off: boolean) => (
    <button type="button" aria-label={texts[name]} aria-disabled={off || undefined} onClick={() => press(key)}>
      <Icon name={icon} />
    </button>
  )
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={texts.label}
      onCancel={(event) => {
        event.preventDefault()
        goBack()
      }}
      onClose={goBack}
      onKeyDown={(event) => {
        const modified = event.ctrlKey || event.metaKey || event.altKey
        if (!modified && press(event.key)) event.preventDefault()
      }}
    >
      <Stage ref={stage} pictures={pictures} look={look} frame={frame} held={held} {...pointer} />
      <div className={styles.bar}>
        <p aria-live="polite" aria-atomic="true">
          {last > 0 && <b className="num">{fill(texts.counter, { n: look.index + 1, total: shown.length })}</b>}{' '}
          <span>{caption || picture?.alt}</span>
        </p>
        <div className={styles.acts}>
          {act('zoomOut', 'minus', '-', look.scale === 1)}
          {act('zoomIn', 'plus', '+', look.scale === nearest)}
          {last > 0 && act('previous', 'back', 'PageUp', look.index === 0)}
          {last > 0 && act('next', 'arrow', 'PageDown', look.index === last)}
          <button ref={close} type="button" aria-label={layout.close} onClick={goBack}>
            <Icon name="cross" />
          </button>
        </div>
      </div>
    </dialog>
  )
}
