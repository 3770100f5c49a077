import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Front } from './front.ts'
import { type ShortStatus, shortPage, shortTexts } from './short-page.ts'

export interface RunningServer {
  server: Server
  /** Lets requests under way finish, for as long as this many milliseconds; resolves when every connection is closed. */
  stop(graceMs: number): Promise<void>
}

const limits = {
  headersTimeout: 15_000,
  /** Long enough for staff to upload a large picture over a slow line. */
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
}

export class CannotListenError extends Error {}

export async function startServer({ onRequest, onUpgrade }: Front, port: number, host: string): Promise<RunningServer> {
  const server = createServer(limits, onRequest)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const joined = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    joined.add(socket)
    socket.on('close', () => joined.delete(socket))
    onUpgrade(request, socket, head)
  })
  server.on('clientError', refuse)
  await listen(server, port, host)
  return {
    server,
    stop(graceMs) {
      // What is joined through has no end to wait for.
      for (const socket of joined) socket.destroy()
      return stop(server, sockets, graceMs)
    },
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE'
      reject(
        new CannotListenError(busy ? `Port ${port} is already in use.` : `Cannot listen on ${host}:${port}: ${error.message}.`),
      )
    })
    server.listen(port, host, resolve)
  })
}

const statusOf: Record<string, ShortStatus> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** What node's parser could not read still gets a sentence. */
function refuse(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const status = statusOf[error.code ?? ''] ?? 400
  const { title } = shortTexts[status]
  const body = shortPage(status, shortTexts[status])
  const headers = `content-type: text/html; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${headers}\r\n\r\n${body}`)
}

function stop(server: Server, sockets: ReadonlySet<Socket>, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Browsers open connections in advance and may never use them.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const end = setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, graceMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(end)
      resolve()
    })
    server.closeIdleConnections()
  })
}
