/** Makes the drawer a modal dialog: focus stays inside, Escape closes it, the focus returns to the button. */
export function keepDrawerModal(document: Document): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const dialog = event.target.closest('summary')?.parentElement?.querySelector<HTMLDialogElement>(':scope > dialog')
    // Opened before the script came: the button closes it as it did.
    if (dialog?.parentElement?.hasAttribute('open')) return
    if (dialog) {
      event.preventDefault()
      show(dialog)
    } else if (event.target.matches('dialog:modal')) {
      // The dialog itself is hit only outside its content: on the shade around it.
      close(event.target)
    }
  })
  // A wide window has no drawer; one left open would keep the page out of reach.
  matchMedia('(width >= 64rem)').addEventListener('change', () => {
    for (const dialog of document.querySelectorAll('details > dialog:modal')) close(dialog)
  })
}

function show(dialog: HTMLDialogElement): void {
  const details = dialog.parentElement
  // The server sends it open, for browsers without script; open but not modal cannot become modal.
  dialog.removeAttribute('open')
  details?.setAttribute('open', '')
  details?.querySelector('summary')?.focus()
  dialog.showModal()
  dialog.addEventListener('close', () => details?.removeAttribute('open'), { once: true })
}

function close(dialog: Element): void {
  if (dialog instanceof HTMLDialogElement) dialog.close()
}
