/** What a page under way is called before it has come: as the link calls it, else by the last part of its address. */
export function pageName(link: Element | null, url: URL): string {
  const words = link?.ariaLabel || link?.textContent || ''
  return words.replace(/\s+/g, ' ').trim() || (url.pathname.split('/').at(-1) ?? '')
}
