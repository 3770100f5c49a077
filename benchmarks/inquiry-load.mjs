import { randomUUID } from 'node:crypto'
import net from 'node:net'

// Sends inquiries over so many connections for so long, each with a key of its own, and times every answer.
// node inquiry-load.mjs URL CONNECTIONS SECONDS
const [, , address = '', connections, seconds] = process.argv
const { hostname, port } = new URL(address)
const body = JSON.stringify({
  name: 'Lena Marsh',
  email: 'lena.marsh@example.com',
  phone: '+44 20 7946 0123',
  country: 'GB',
  message: 'We are looking for a maker of structured leather totes, 600 pieces in three colours, delivered in March. '.repeat(
    5,
  ),
  company: 'Marsh & Daughters',
  consent: true,
  _page: '/contact',
  _locale: 'en',
})
const head = `POST /api/forms HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`

/** @type {number[]} */
const times = []
const begun = performance.now()
let isOver = false
setTimeout(() => {
  isOver = true
}, Number(seconds) * 1000)
setTimeout(() => process.exit(1), Number(seconds) * 1000 + 10_000).unref()
await Promise.all(Array.from({ length: Number(connections) }, sendOnAndOn))
times.sort((one, other) => one - other)
const at = (/** @type {number} */ part) => times[Math.floor(times.length * part)] ?? Number.NaN
console.log(
  JSON.stringify({ accepted: times.length, seconds: (performance.now() - begun) / 1000, p50: at(0.5), p99: at(0.99) }),
)

/** @returns {Promise<void>} */
function sendOnAndOn() {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true })
    let sentAt = 0
    let answer = ''
    const send = () => {
      sentAt = performance.now()
      answer = ''
      socket.write(`${head}idempotency-key: ${randomUUID()}\r\n\r\n${body}`)
    }
    socket.setEncoding('latin1').on('data', (part) => {
      answer += part
      if (!isWhole(answer)) return
      if (!answer.startsWith('HTTP/1.1 200 ') || !answer.includes('"status":1')) return void reject(new Error(answer))
      times.push(performance.now() - sentAt)
      if (isOver) socket.destroy()
      else send()
    })
    socket.on('error', reject)
    socket.on('close', () => (isOver ? resolve() : reject(new Error('A connection ended in the middle.'))))
    send()
  })
}

/** @param {string} answer */
function isWhole(answer) {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /^content-length: (\d+)$/im.exec(answer.slice(0, end))?.[1]
  return length === undefined ? answer.endsWith('\r\n0\r\n\r\n') : answer.length >= end + 4 + Number(length)
}
