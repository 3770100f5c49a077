import { copyAndSay } from '../../design/copy-and-say.ts'
import type { Device } from '../../design/device.ts'

interface Shared {
  title: string
  url: string
}

/** The sheet of the device where one is held in the hand and has one; else the link is copied. */
export async function shareLink(link: Shared, device: Device, said: { done: string; failed: string }): Promise<void> {
  const hasSheet = device !== 'desktop' && typeof navigator.share === 'function'
  if (!hasSheet || !(await openSheet(link))) await copyAndSay(link.url, said.done, said.failed)
}

/** Who closes the sheet without choosing has been served, too. */
async function openSheet(link: Shared): Promise<boolean> {
  try {
    await navigator.share(link)
    return true
  } catch (cause) {
    return cause instanceof Error && cause.name === 'AbortError'
  }
}
