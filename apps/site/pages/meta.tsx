import { defaultLocale, type Locale, localeCodes, locales } from '@lindero/contract'
import type { PagePayload } from './page.ts'

/** What search engines and shared links read. React lifts these into the head, and follows them as the page changes. */
export function Meta({ payload, siteName, publicUrl }: { payload: PagePayload; siteName: string; publicUrl: string }) {
  const { meta, locale, status } = payload
  const found = status < 400
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {!found && <meta name="robots" content="noindex" />}
      {found && <link rel="canonical" href={publicUrl + meta.canonical} />}
      {found && alternateLinks(meta.alternates, publicUrl)}
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {localeCodes
        .filter((code) => code !== locale && meta.alternates[code])
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
        ))}
      <meta property="og:url" content={publicUrl + meta.canonical} />
      {meta.image && <meta property="og:image" content={publicUrl + meta.image} />}
      <meta name="twitter:card" content={meta.image ? 'summary_large_image' : 'summary'} />
    </>
  )
}

function alternateLinks(alternates: PagePayload['meta']['alternates'], publicUrl: string) {
  const known = localeCodes.flatMap((code) => (alternates[code] === undefined ? [] : [[code, alternates[code]] as const]))
  const fallback = alternates[defaultLocale]
  const links = fallback === undefined ? known : [...known, ['x-default', fallback] as const]
  return links.map(([code, path]) => <link key={code} rel="alternate" hrefLang={code} href={publicUrl + path} />)
}

function openGraphLocale(locale: Locale): string {
  return locales[locale].tag.replace('-', '_')
}
