/** An old address and where it leads now; both are paths on this site, with the language prefix. */
export interface Redirect {
  id: number
  from: string
  to: string
}
