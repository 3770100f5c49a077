import { receivePath, type Submission } from '@lindero/contract'
import type { Endpoint, Payload, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { shortReason } from '../../database/short-reason.ts'
import { type Database, rows, sql } from '../../database/sql.ts'
import type { Announce } from '../announce.ts'
import { never, notYet, stored, strangerAnswer } from './answers.ts'
import { FileMissing, store } from './store.ts'
import { submissionSchema } from './submission-schema.ts'

const mostBytes = 2 * 1024 * 1024

/** Where the site's spool brings what buyers sent. */
export function receiveEndpoint(internalKey: string, announce: Announce): Endpoint {
  return {
    path: receivePath.replace('/api-cms', ''),
    method: 'post',
    handler: async (req) => strangerAnswer(req, internalKey) ?? receive(req, announce),
  }
}

async function receive(req: PayloadRequest, announce: Announce): Promise<Response> {
  const body = (await req.text?.()) ?? ''
  if (Buffer.byteLength(body) > mostBytes) return never('The submission is larger than any can be.', 413)
  const given = parseJson(body)
  if (given === undefined) return never('The submission is not JSON.', 400)
  const { success, output, issues } = v.safeParse(submissionSchema, given)
  if (!success) return never(`The submission cannot be stored: ${v.getDotPath(issues[0]) ?? 'body'}: ${issues[0].message}`)
  return keep(req.payload, output, announce)
}

async function keep(payload: Payload, submission: Submission, announce: Announce): Promise<Response> {
  try {
    await store(payload, submission, announce)
  } catch (error) {
    if (error instanceof FileMissing) return notYet(error.message)
    payload.logger.error(`An inquiry could not be stored, it will come again: ${shortReason(error)}`)
    return notYet('The inquiry could not be stored now.', 503)
  }
  // Said only of what can be read again.
  return (await isStored(payload, submission.key)) ? stored() : notYet('The inquiry could not be read again.', 503)
}

async function isStored(payload: Payload, key: string): Promise<boolean> {
  const found = await rows(payload.db as unknown as Database, sql`select 1 from received_inquiries where key = ${key}`)
  return found.length === 1
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
