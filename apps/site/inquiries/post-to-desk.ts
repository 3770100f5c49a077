import { open } from 'node:fs/promises'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { feedKeyHeader } from '@lindero/contract'

export interface Desk {
  cmsUrl: string
  internalKey: string
}

export interface Parcel {
  path: string
  type: string
  /** The bytes, or the file they lie in. */
  body: Buffer | { file: string }
}

export interface DeskAnswer {
  status: number
  /** The desk says that it has it for good. */
  stored: boolean
}

/** Nobody answered; it says nothing about what was sent. */
export class DeskAway extends Error {}

const patienceMs = 60_000
const mostAnswer = 65_536

/** Posts once; rejects when no answer came, with DeskAway when nobody is there. */
export async function postToDesk(desk: Desk, { path, type, body }: Parcel, signal: AbortSignal): Promise<DeskAnswer> {
  if (Buffer.isBuffer(body)) {
    const asked = ask(desk, path, type, body.length, signal)
    const answered = answerOf(asked)
    asked.end(body)
    return readAnswer(await answered)
  }
  const file = await open(body.file)
  try {
    const asked = ask(desk, path, type, (await file.stat()).size, signal)
    const answered = answerOf(asked)
    // A desk that answers before it has read everything breaks the pipe; its answer counts.
    await pipeline(file.createReadStream({ autoClose: false }), asked).catch(() => undefined)
    return await readAnswer(await answered)
  } finally {
    await file.close()
  }
}

function ask({ cmsUrl, internalKey }: Desk, path: string, type: string, size: number, signal: AbortSignal): ClientRequest {
  const url = new URL(path, cmsUrl)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const headers = { 'content-type': type, 'content-length': size, accept: 'application/json', [feedKeyHeader]: internalKey }
  const asked = send(url, { method: 'POST', headers, signal, timeout: patienceMs })
  asked.on('timeout', () => asked.destroy(new Error('the desk did not answer in time')))
  return asked
}

async function readAnswer(answer: IncomingMessage): Promise<DeskAnswer> {
  const text = await textOf(answer)
  return { status: answer.statusCode ?? 0, stored: answer.statusCode === 200 && saysStored(text) }
}

function answerOf(asked: ClientRequest): Promise<IncomingMessage> {
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve)
    asked.on('error', ({ message }) => reject(new DeskAway(message)))
  })
  answered.catch(() => undefined)
  return answered
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of answer.setEncoding('utf8')) {
    text += String(part)
    if (text.length > mostAnswer) throw new Error('the desk answered far too much')
  }
  return text
}

function saysStored(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && 'stored' in answer && answer.stored === true
  } catch {
    return false
  }
}
