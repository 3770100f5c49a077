import http from 'node:http'

/** @typedef {{ status: number, headers: string[], body: Buffer }} Answer */

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
/** node:http writes these by itself. */
const automatic = ['date', 'connection', 'keep-alive', 'transfer-encoding']

/**
 * An answer as it comes over the wire, still compressed.
 * @param {string} url
 * @returns {Promise<Answer>}
 */
export function ask(url) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: own(response.rawHeaders), body: Buffer.concat(chunks) }),
      )
    })
    request.on('error', reject)
  })
}

/** @param {string[]} raw */
function own(raw) {
  return raw.filter((_, index) => !automatic.includes(raw[index - (index % 2)]?.toLowerCase() ?? ''))
}

/** @param {string} url */
export function isUp(url) {
  return ask(url).then(
    ({ status }) => status === 200,
    () => false,
  )
}
