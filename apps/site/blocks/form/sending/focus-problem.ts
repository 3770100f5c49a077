/** The first wrong field gets the focus (F-2), also where it stands in a part that is closed. */
export function focusProblem(form: HTMLFormElement, problems: Readonly<Record<string, string>>): void {
  const wrong = [...form.querySelectorAll<HTMLElement>('[name], fieldset')].find((control) => isNamed(control, problems))
  const part = wrong?.closest('details')
  if (part) part.open = true
  wrong?.focus()
}

/** Fields for files have no name of their own: nothing of them is sent with the form. */
function isNamed(control: HTMLElement, problems: Readonly<Record<string, string>>): boolean {
  const name = control.getAttribute('name') ?? control.dataset.field ?? ''
  return Object.hasOwn(problems, name)
}
