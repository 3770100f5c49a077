/// <reference lib="dom" />
import { bringPrices } from './sample-import.mjs'

/** @typedef {{ page: import('playwright-core').Page, site: string, locale: 'en' | 'es' }} Desk */

/** Each picture of the guide: how the desk is brought to show it. */
/** @type {Record<string, (desk: Desk) => Promise<void>>} */
export const scenes = {
  dashboard: ({ page, site }) => open(page, `${site}/admin`),
  product: async ({ page, site, locale }) => {
    await open(page, `${site}/admin/collections/products/${await numberOf(page, 1001)}?locale=${locale}`)
    // The desk remembers whether somebody had it open.
    if ((await page.locator('iframe').count()) === 0) await page.locator('#live-preview-toggler').click()
    await page.frameLocator('iframe').locator('main img').first().waitFor()
  },
  translations: async ({ page, site }) => {
    await changeEnglish(page)
    await open(page, `${site}/admin/translations`)
  },
  media: async ({ page, site }) => {
    await open(page, `${site}/admin/collections/media`)
  },
  import: async ({ page, site, locale }) => {
    await open(page, `${site}/admin/collections/product-imports?locale=${locale}`)
    await bringPrices(page)
  },
  inbox: ({ page, site }) => open(page, `${site}/admin/collections/inquiries`),
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} address
 */
async function open(page, address) {
  await page.goto(address, { waitUntil: 'networkidle' })
}

/**
 * The desk's own number of a product.
 * @param {import('playwright-core').Page} page
 * @param {number} publicId
 * @returns {Promise<number>}
 */
function numberOf(page, publicId) {
  const query = `/api-cms/products?where[publicId][equals]=${publicId}&depth=0`
  return page.evaluate(async (address) => (await (await fetch(address)).json()).docs[0].id, query)
}

/**
 * Something to do for translators: an English text that has changed, and one that is new.
 * @param {import('playwright-core').Page} page
 */
async function changeEnglish(page) {
  for (const [publicId, data] of /** @type {[number, object][]} */ ([
    [1004, { summary: 'A soft tote that packs flat, in washed canvas with leather handles.' }],
    [1007, { season: 'Autumn and winter' }],
  ])) {
    const id = await numberOf(page, publicId)
    await page.evaluate(
      async ([number, body]) => {
        const headers = { 'content-type': 'application/json' }
        await fetch(`/api-cms/products/${number}?locale=en&draft=true`, {
          method: 'PATCH',
          headers,
          body: JSON.stringify(body),
        })
      },
      /** @type {const} */ ([id, data]),
    )
  }
}
