/** How a person is known again: the address, whatever its letters' case. */
export function personOf(email: string): string {
  return email.trim().toLowerCase()
}
