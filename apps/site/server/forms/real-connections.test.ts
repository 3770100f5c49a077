import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { formRefusals } from '../../i18n/form-refusals.ts'
import { startServer } from '../http-server.ts'
import { goodInquiry, type SampleFormsWishes, sampleForms } from './sample-forms.ts'

const quick = { idleMs: 150, totalMs: 400 }
const head = 'POST /api/forms HTTP/1.1\r\nhost: bags.example\r\ncontent-type: application/json\r\n'

async function listening(wishes: SampleFormsWishes & { trustedProxies?: string[] } = {}) {
  const forms = await sampleForms(onTestFinished, wishes)
  const { server, stop } = await startServer(forms.site.front, 0, '127.0.0.1')
  onTestFinished(() => stop(0))
  const { port } = server.address() as AddressInfo
  return { ...forms, port }
}

/** Everything the server says until it closes, or until it has said this. */
async function hears(socket: Socket, until = /"status":\d/): Promise<string> {
  let said = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (until.test(said)) socket.emit('heard')
  })
  socket.on('error', () => undefined)
  await Promise.race([once(socket, 'heard'), once(socket, 'close')])
  return said
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  return socket
}

test('R-3 a body that stops coming is answered 408 with a sentence', async () => {
  const { port, stored } = await listening({ patience: { form: quick, file: quick } })
  const socket = open(port)
  socket.write(`${head}content-length: 200\r\n\r\n{"name":`)
  const said = await hears(socket)
  expect(said).toMatch(/^HTTP\/1\.1 408 /)
  expect(said).toContain(formRefusals.slow.en)
  expect(await stored()).toEqual([])
})

test('R-3 a body that comes drop by drop is not waited for without end', async () => {
  const { port } = await listening({ patience: { form: quick, file: quick } })
  const socket = open(port)
  socket.write(`${head}content-length: 2000\r\n\r\n`)
  const dripping = setInterval(() => socket.write(' '), 50)
  onTestFinished(() => clearInterval(dripping))
  expect(await hears(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

test('R-3 a body without a length is read until it is too large, and not further', async () => {
  const { port, stored } = await listening()
  const socket = open(port)
  socket.write(`${head}transfer-encoding: chunked\r\n\r\n`)
  const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`
  let sent = 0
  const sending = setInterval(() => {
    if (sent++ < 200) socket.write(chunk)
  }, 1)
  onTestFinished(() => clearInterval(sending))
  const said = await hears(socket)
  expect(said).toMatch(/^HTTP\/1\.1 413 /)
  expect(said).toContain(formRefusals.tooLarge.en)
  expect(sent).toBeLessThan(200)
  expect(await stored()).toEqual([])
})

test('R-3 a body announced as too large is not read at all', async () => {
  const { port } = await listening()
  const socket = open(port)
  socket.write(`${head}content-length: 10000000\r\n\r\n`)
  expect(await hears(socket)).toMatch(/^HTTP\/1\.1 413 /)
})

test('F-6 a connection that breaks in the middle stores nothing and harms nobody', async () => {
  const { port, stored } = await listening()
  const body = JSON.stringify(goodInquiry)
  const broken = open(port)
  broken.write(`${head}content-length: ${body.length}\r\n\r\n${body.slice(0, -5)}`, () => broken.destroy())
  await once(broken, 'close')
  const whole = open(port)
  whole.write(`${head}content-length: ${body.length}\r\n\r\n${body}`)
  expect(await hears(whole)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await stored()).toHaveLength(1)
})

test('F-7 R-11 the address is kept without its last part', async () => {
  const { port, stored } = await listening()
  const body = JSON.stringify(goodInquiry)
  const socket = open(port)
  socket.write(`${head}x-forwarded-for: 203.0.113.9\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
  await hears(socket)
  expect((await stored())[0]?.sender.address).toBe('127.0.0.0')
})
