import { locales, type OptionData, routes } from '@lindero/contract'

export const manifestPath = '/site.webmanifest'

/** What a phone shows when a buyer keeps the site on the home screen. */
export function webManifest({ site, company }: OptionData) {
  const home = routes.home.href(site.currentLocale)
  return {
    id: home,
    name: site.name || site.domain,
    short_name: company?.shortName || site.name || site.domain,
    description: site.description,
    lang: locales[site.currentLocale].tag,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f7f4ef',
    theme_color: '#f7f4ef',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
