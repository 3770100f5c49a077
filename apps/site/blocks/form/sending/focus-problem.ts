/** The first wrong field gets the focus (F-2), also where it stands in a part that is closed, or beside the form. */
export function focusProblem(form: HTMLFormElement, problems: Readonly<Record<string, string>>): void {
  const controls = [...form.elements].filter((control) => control instanceof HTMLElement)
  const [wrong, ...others] = controls.filter((control) => isNamed(control, problems))
  const part = wrong?.closest('details')
  if (part) part.open = true
  wrong?.focus()
  // Fields that are drawn beside the form say for themselves what is wrong.
  for (const control of [wrong, ...others]) control?.dispatchEvent(new Event('invalid'))
}

/** Fields for files have no name of their own: nothing of them is sent with the form. `lines[0][note]` is `lines.0.note`. */
function isNamed(control: HTMLElement, problems: Readonly<Record<string, string>>): boolean {
  const name = control.getAttribute('name') ?? control.dataset.field ?? ''
  return Object.hasOwn(problems, name.replaceAll('[', '.').replaceAll(']', ''))
}
