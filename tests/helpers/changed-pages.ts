import type { Page } from 'playwright-core'

/** Changes what the server answers for the data of pages under a path. */
export async function changePayload(page: Page, under: string, change: object): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/_payload/') && pathname.includes(under),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...change } })
    },
  )
}

/** Changes one of the data scripts inside a document, and leaves its HTML as it is. */
export function changeSent(page: Page, address: string, id: 'payload' | 'option', change: object): Promise<void> {
  const merged = (data: string) => JSON.stringify({ ...JSON.parse(data), ...change }).replaceAll('<', '\\u003c')
  return changeScript(page, address, id, (data) => `<script type="application/json" id="${id}">${merged(data)}</script>`)
}

/** Takes one of the data scripts out of a document. */
export function leaveOutScript(page: Page, address: string, id: string): Promise<void> {
  return changeScript(page, address, id, () => '')
}

async function changeScript(page: Page, address: string, id: string, instead: (data: string) => string): Promise<void> {
  const script = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's')
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    if (!script.test(html)) throw new Error(`No script #${id} in ${address}.`)
    await route.fulfill({ response, body: html.replace(script, (_, data: string) => instead(data)) })
  })
}
