import net from 'node:net'
import { expect, test } from 'vitest'
import { runningProgram } from '../helpers/running-program.ts'

const { url } = runningProgram()

/** A request exactly as written, which fetch would tidy up first. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = net.connect(Number(port), hostname, () => socket.write(text))
    socket.setEncoding('utf8').on('data', (part) => (answer += part))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const ask = (method: string, path: string) => raw(`${method} ${path} HTTP/1.1\r\nHost: bags.test\r\nConnection: close\r\n\r\n`)

test.each([
  ['GET', '/nothing/here', 404, 'Page not found: /nothing/here'],
  ['GET', '/es/nada/por/aqui', 404, 'Página no encontrada: /es/nada/por/aqui'],
  ['GET', '/product/12x', 404, 'Page Not Found: /product/12x'],
  ['GET', '/product/999999', 404, 'Page Not Found: /product/999999'],
  ['GET', '/category/no-such', 404, 'Page Not Found: /category/no-such'],
  ['GET', '/products?page=99', 404, 'Page Not Found: /products'],
  ['GET', '/%E0%A4%A', 400, 'not written in a way we can read'],
  ['GET', '/%zz', 400, 'not written in a way we can read'],
  ['GET', '/a%00b', 400, 'not written in a way we can read'],
  ['GET', '/media/..%2f..%2fsecrets.json', 404, 'nothing at this address'],
  ['GET', `/${'x'.repeat(3000)}`, 414, 'too long'],
  ['POST', '/', 405, 'nothing can be sent'],
  ['DELETE', '/product/1001', 405, 'nothing can be sent'],
  ['GET', '/api-cms/feed', 401, 'internal key'],
  ['GET', '/admin/create-first-user', 404, 'nothing at this address'],
  ['POST', '/api-cms/users/first-register', 404, 'nothing at this address'],
  ['GET', '/admin/%E0%A4%A', 400, 'not written in a way we can read'],
  ['GET', '/api-cms/media/file/bad%ff.jpg', 400, 'not written in a way we can read'],
])('R-3 %s %s is %i with a sentence', async (method, path, status, sentence) => {
  const answer = await ask(method, path)
  expect(answer.split('\r\n', 1)[0]).toContain(` ${status} `)
  expect(answer).toContain(sentence)
})

test('R-3 a question to the desk whose body is no JSON is refused with a sentence', async () => {
  const headers = { 'content-type': 'application/json', 'x-payload-http-method-override': 'GET' }
  const answer = await fetch(`${url}/api-cms/products`, { method: 'POST', headers, body: '{broken' })
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('cannot be read as JSON')])
})

test('R-3 a request that is no HTTP is refused with a sentence', async () => {
  expect(await raw('complete nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})

test('S-7 a redirect leads a bad page number to the first page', async () => {
  for (const page of ['0', '-1', 'abc', '1', '1.5']) {
    const answer = await fetch(`${url}/products?page=${page}`, { redirect: 'manual' })
    expect([answer.status < 400, answer.headers.get('location')]).toEqual([true, '/products'])
  }
})
