/** One address of every kind of page of the demo house, in English; what is looked at, checked for everyone and weighed. */
export const pagesToSee = {
  home: '/',
  categories: '/category',
  category: '/category/tote-bags',
  listing: '/products',
  'listing-of-category': '/products/shoulder-bags',
  search: '/products?q=canvas',
  'search-empty': '/products?q=umbrella',
  product: '/product/1001',
  'about-us': '/about-us',
  honor: '/honor',
  'factory-tour': '/factory-tour',
  'partner-brands': '/partner-brands',
  'timely-delivery': '/timely-delivery',
  'precision-processes': '/precision-processes',
  customized: '/customized',
  privacy: '/privacy',
  contact: '/contact',
  'contact-about-product': '/contact?product=1001',
  'not-found': '/nowhere/at-all',
  'not-found-fatal': '/product/999999',
}

/** @typedef {keyof typeof pagesToSee} PageToSee */

/**
 * The same page in Spanish. Slugs differ, so the page itself is asked; what does not exist does not exist under the prefix either.
 * @param {string} site
 * @param {string} path
 * @returns {Promise<string>}
 */
export async function inSpanish(site, path) {
  const answer = await fetch(site + path)
  if (!answer.ok) return `/es${path}`
  const [link = ''] = /<a [^>]*hreflang="es"[^>]*>/i.exec(await answer.text()) ?? []
  const [, href] = /href="([^"]+)"/.exec(link) ?? []
  if (!href) throw new Error(`${path} names no Spanish page.`)
  return href.replaceAll('&amp;', '&')
}
