import { type Locale, localeCodes, locales, type SiteConfiguration } from '@lindero/contract'
import type { PagePayload, ShareImage } from './page.ts'

/** What search engines and shared links read. React lifts these into the head, and follows them as the page changes. */
export function Meta({ payload, site }: { payload: PagePayload; site: SiteConfiguration }) {
  const { meta, locale, status } = payload
  const found = status < 400
  return (
    <>
      <title>{meta.title}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {(!found || meta.noindex) && <meta name="robots" content="noindex" />}
      {found && <link rel="canonical" href={site.url + meta.canonical} />}
      {found && !meta.noindex && alternateLinks(meta.alternates, site)}
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {localeCodes
        .filter((code) => code !== locale && meta.alternates[code])
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
        ))}
      <meta property="og:url" content={site.url + meta.canonical} />
      <meta name="twitter:card" content={meta.image ? 'summary_large_image' : 'summary'} />
      {meta.image && imageTags(meta.image, site)}
    </>
  )
}

function imageTags({ src, alt, width, height }: ShareImage, site: SiteConfiguration) {
  return (
    <>
      <meta property="og:image" content={site.url + src} />
      <meta property="og:image:type" content={`image/${src.slice(src.lastIndexOf('.') + 1).replace('jpg', 'jpeg')}`} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={site.url + src} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}

function alternateLinks(alternates: PagePayload['meta']['alternates'], site: SiteConfiguration) {
  const known = localeCodes.flatMap((code) => (alternates[code] === undefined ? [] : [[code, alternates[code]] as const]))
  const fallback = alternates[site.defaultLocale]
  const links = fallback === undefined ? known : [...known, ['x-default', fallback] as const]
  return links.map(([code, path]) => <link key={code} rel="alternate" hrefLang={code} href={site.url + path} />)
}

function openGraphLocale(locale: Locale): string {
  return locales[locale].tag.replace('-', '_')
}
