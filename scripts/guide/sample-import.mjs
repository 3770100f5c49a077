const file = `styleNo,moq.perStyle,summary.en,summary.es
LD-1001,250,"A clean-lined pebbled cowhide tote that stands on its own, now in smaller lots.","Tote de líneas limpias en piel granulada que se sostiene solo, ahora en lotes menores."
LD-1002,200,,
LD-1003,many,,
LD-9001,300,A style nobody has named yet.,Un estilo que aún no tiene nombre.
`

/**
 * Brings in a small file and waits until it was checked: some rows change something, one is new, one cannot be taken.
 * @param {import('playwright-core').Page} page
 */
export async function bringPrices(page) {
  const buffer = Buffer.from(file)
  await page.locator('input[type="file"]').setInputFiles({ name: 'prices-2027.csv', mimeType: 'text/csv', buffer })
  await page.waitForURL(/product-imports\/\d+/)
  await page.locator('.bulk-row').first().waitFor()
}
