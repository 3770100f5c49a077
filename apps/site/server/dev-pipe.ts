import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'

/** Vite adds style elements while developing, so the strict policy of our pages waits for the real build. */
const dropped = new Set(['content-security-policy'])

export function pipeRequest(port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming
  // Vite shortens `url` while it works on it.
  const path = 'originalUrl' in incoming && typeof incoming.originalUrl === 'string' ? incoming.originalUrl : incoming.url
  const inner = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !dropped.has(name))
    outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
    answer.pipe(outgoing)
  })
  inner.on('error', (error) => outgoing.headersSent || outgoing.writeHead(502).end(error.message))
  outgoing.on('close', () => inner.destroy())
  incoming.pipe(inner)
}

/** Passes a web socket on as it came: the desk has its own live reload. */
export function pipeUpgrade(port: number, incoming: IncomingMessage, socket: Socket, head: Buffer): void {
  const inner = connect(port, '127.0.0.1', () => {
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`]
    for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
      lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`)
    }
    inner.write(`${lines.join('\r\n')}\r\n\r\n`)
    inner.write(head)
    socket.pipe(inner).pipe(socket)
  })
  inner.on('error', () => socket.destroy())
  socket.on('error', () => inner.destroy())
}
