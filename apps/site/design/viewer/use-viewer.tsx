import { type ComponentType, type MouseEvent, useCallback, useState } from 'react'
import type { PictureData } from '../picture.tsx'
import type { ViewerProps } from './viewer.tsx'

export interface ShownPicture {
  picture: PictureData
  /** What is said below it; empty for the words that describe it. */
  caption: string
}

interface Opened {
  Viewer: ComponentType<ViewerProps>
  start: number
  opener: HTMLElement
}

const loadViewer = () => import('./viewer.tsx')

/**
 * Lets links to pictures open the viewer in place. Its code comes when a picture is first pointed at or focused; without it, or
 * without script, a link leads to the picture itself.
 */
export function useViewer(pictures: ShownPicture[]) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const onLeft = useCallback(() => setOpened(null), [])

  async function open(event: MouseEvent<HTMLAnchorElement>, start: number): Promise<void> {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const opener = event.currentTarget
    try {
      const { Viewer } = await loadViewer()
      setOpened({ Viewer, start, opener })
    } catch {
      location.assign(opener.href)
    }
  }

  function linkTo(index: number) {
    const prepare = () => void loadViewer().catch(() => undefined)
    return {
      href: pictures[index]?.picture.src,
      'data-full-load': '',
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event: MouseEvent<HTMLAnchorElement>) => void open(event, index),
    }
  }

  const viewer = opened && <opened.Viewer pictures={pictures} start={opened.start} opener={opened.opener} onLeft={onLeft} />
  return { linkTo, viewer }
}
