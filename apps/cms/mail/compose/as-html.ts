import type { Locale } from '@lindero/contract'

const letters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => letters[letter] ?? letter)
}

/** The same words for readers that draw HTML. Everything is text; only the desk's own address is a link. */
export function asHtml(text: string, locale: Locale, link: string | null = null): string {
  const paragraphs = escapeHtml(text)
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>\n')}</p>`)
  const body = paragraphs.join('\n')
  const address = link === null ? null : escapeHtml(link)
  const linked = address === null ? body : body.replaceAll(address, `<a href="${address}">${address}</a>`)
  return `<!doctype html>\n<html lang="${locale}"><head><meta charset="utf-8"></head><body>\n${linked}\n</body></html>\n`
}
