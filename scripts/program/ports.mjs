import net from 'node:net'
import { Problem } from '../problem.mjs'

/**
 * Refuses a port that cannot be listened on, before any long work is begun.
 * @param {number} port
 * @param {string} host
 */
export async function checkPort(port, host) {
  try {
    await listenOnce(port, host)
  } catch (error) {
    throw new Problem(sentence(/** @type {NodeJS.ErrnoException} */ (error), port, host))
  }
}

/** A port of the loopback interface that nobody listens on now. */
export function freePort() {
  return listenOnce(0, '127.0.0.1')
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
function listenOnce(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = /** @type {net.AddressInfo} */ (server.address())
      server.close(() => resolve(address.port))
    })
  })
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string} host
 */
function sentence(error, port, host) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use; stop the program that listens there, or choose another: PORT=${port + 1} npm start`
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has; choose one above 1023, such as PORT=3000.`
  return `HOST ${host} cannot be listened on (${error.code ?? error.message}); use an address of this machine, such as 0.0.0.0.`
}
