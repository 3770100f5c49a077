import type { ToastType } from './toast-list.ts'

/** Says something in passing (F-5). What draws it comes with the first message; if it cannot come, the browser says it instead. */
export async function showToast(type: ToastType, text: string): Promise<void> {
  try {
    const { toastRoot } = await import('./toast-root.tsx')
    const add = await toastRoot()
    add(type, text)
  } catch {
    alert(text)
  }
}
