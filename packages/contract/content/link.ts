/** Where something staff linked leads. Documents are named by their number, so a renamed page never breaks a link to it. */
export type LinkTarget =
  | { kind: 'home' | 'contact' | 'categories' | 'products' }
  | { kind: 'page' | 'category' | 'listing' | 'product'; id: number }
  /** A path of this site, a mail or telephone address, or, where staff said so (`leaves`), another website. Guarded. */
  | { kind: 'address'; href: string; leaves: boolean }

export interface Link {
  label: string
  target: LinkTarget
}

export interface Action extends Link {
  style: 'primary' | 'secondary'
}
