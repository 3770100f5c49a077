import net from 'node:net'

// Asks one address again and again over so many connections, for so long, and counts. Cheaper for a request than any server of
// node's, so that the server is what the figure measures: answers are not parsed, they are known to be all of one length.
// node load-generator.mjs URL CONNECTIONS SECONDS
const [, , address = '', connections, seconds] = process.argv
const { hostname, port, pathname } = new URL(address)
const question = Buffer.from(`GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\naccept-encoding: br\r\n\r\n`)
const bytesOfAnswer = await measureAnswer()
const begun = performance.now()
let answered = 0
let isOver = false
setTimeout(() => {
  isOver = true
}, Number(seconds) * 1000)
// An answer shorter than the first would be waited for without end.
setTimeout(() => process.exit(1), Number(seconds) * 1000 + 5000).unref()
await Promise.all(Array.from({ length: Number(connections) }, askOnAndOn))
console.log(JSON.stringify({ requests: answered, seconds: (performance.now() - begun) / 1000 }))

/** @returns {Promise<void>} */
function askOnAndOn() {
  return new Promise((resolve, reject) => {
    let received = 0
    const socket = connect((bytes) => {
      received += bytes
      if (received < bytesOfAnswer) return
      if (received > bytesOfAnswer) return void reject(new Error('An answer was longer than the first one.'))
      received = 0
      answered++
      if (isOver) socket.destroy()
      else socket.write(question)
    })
    socket.on('close', () => (isOver && received === 0 ? resolve() : reject(new Error('A connection ended in the middle.'))))
    socket.on('error', reject)
    socket.write(question)
  })
}

/** @param {(bytes: number, buffer: Uint8Array) => void} onBytes */
function connect(onBytes) {
  /** @param {number} bytes @param {Uint8Array} buffer */
  const callback = (bytes, buffer) => {
    onBytes(bytes, buffer)
    return true
  }
  return net.connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: Buffer.alloc(65_536), callback } })
}

/** @returns {Promise<number>} */
function measureAnswer() {
  return new Promise((resolve, reject) => {
    let answer = Buffer.alloc(0)
    const socket = connect((bytes, buffer) => {
      answer = Buffer.concat([answer, buffer.subarray(0, bytes)])
      const head = answer.indexOf('\r\n\r\n')
      if (head < 0) return
      const text = answer.subarray(0, head).toString('latin1')
      const length = /^content-length: (\d+)$/im.exec(text)?.[1]
      if (!text.startsWith('HTTP/1.1 200 ') || !length) return void reject(new Error(`No page came: ${text}`))
      if (answer.length < head + 4 + Number(length)) return
      socket.destroy()
      resolve(answer.length)
    })
    socket.on('error', reject)
    socket.write(question)
  })
}
