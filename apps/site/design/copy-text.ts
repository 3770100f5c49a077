/** Puts words on the clipboard; false where the browser has none for us (it has only where the connection is secure). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
