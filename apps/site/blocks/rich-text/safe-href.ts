const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Staff may link to pages, mail and telephones; anything that could run is dropped, however it is written. */
export function safeHref(href: string): string | null {
  try {
    const url = new URL(href, 'https://site.invalid')
    return allowed.has(url.protocol) ? href : null
  } catch {
    return null
  }
}
