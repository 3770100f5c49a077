/** What a search engine reads of a page. */
export interface FoundPage {
  status: number
  lang: string
  title: string
  description: string
  canonical: string
  /** Language and address, in their order. */
  alternates: [language: string, href: string][]
  headings: number
  image: { src: string; width: number; height: number; alt: string } | null
  /** Types of the structured data. */
  types: string[]
}

export async function readPage(address: string): Promise<FoundPage> {
  const answer = await fetch(address, { redirect: 'manual' })
  return { status: answer.status, ...readHtml(await answer.text()) }
}

/** Our own pages write their tags in one way, so reading them needs no browser. */
function readHtml(html: string): Omit<FoundPage, 'status'> {
  const meta = (name: string) => textOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
  const src = meta('og:image')
  const data = textOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/s)
  const things: { '@type': string }[] = data ? JSON.parse(data)['@graph'] : []
  return {
    lang: textOf(html, /<html lang="([^"]*)"/),
    title: textOf(html, /<title>([^<]*)<\/title>/),
    description: meta('description'),
    canonical: textOf(html, /<link rel="canonical" href="([^"]*)"/),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language = '', href = '']) => [language, href],
    ),
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    image: src
      ? { src, width: Number(meta('og:image:width')), height: Number(meta('og:image:height')), alt: meta('og:image:alt') }
      : null,
    types: things.map((thing) => thing['@type']),
  }
}

function textOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}
