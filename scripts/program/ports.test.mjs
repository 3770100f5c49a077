import { once } from 'node:events'
import net from 'node:net'
import { expect, test } from 'vitest'
import { checkPort, freePort } from './ports.mjs'

test('a busy port is refused with a sentence that offers another', async () => {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {net.AddressInfo} */ (server.address())
  await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is already in use`)
  await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(`PORT=${port + 1} npm start`)
  server.close()
})

test('an address of another machine is refused with a sentence that names HOST', async () => {
  await expect(checkPort(0, '192.0.2.1')).rejects.toThrow(/^HOST 192\.0\.2\.1 cannot be listened on \(EADDRNOTAVAIL\)/)
})

test('a free port passes', async () => {
  await expect(checkPort(await freePort(), '127.0.0.1')).resolves.toBeUndefined()
})
