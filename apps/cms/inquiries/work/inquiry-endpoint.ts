import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { answerInquiries } from '../../access/answer-inquiries.ts'
import { staffEndpoint } from '../../access/staff-endpoint.ts'
import { transact } from '../../database/in-transaction.ts'
import { rowId } from '../../database/row-id.ts'
import { sentence, type Words } from '../../fields/sentence.ts'
import { readStoredInquiry, type StoredInquiry } from '../stored-inquiry.ts'

type Handler = (req: PayloadRequest, inquiry: StoredInquiry) => Promise<Response>

/** `/api-cms/inquiries/:id/…`: something staff do with one inquiry, all of it or nothing. */
export function inquiryEndpoint(method: 'get' | 'post', name: string, handle: Handler): Endpoint {
  const handler = async (req: PayloadRequest) => {
    const id = rowId(req.routeParams?.id)
    if (id === null) return refuse(req, 404, noInquiry)
    const answer = async () => handle(req, await readStoredInquiry(req, id))
    if (method === 'get') return answer()
    // Before the transaction: on SQLite everybody who writes would wait for a slow line.
    await addDataAndFileToRequest(req)
    return transact(req, answer)
  }
  return staffEndpoint({ path: `/:id/${name}`, method, handler }, answerInquiries)
}

export function refuse(req: PayloadRequest, status: number, words: Words): Response {
  return Response.json({ message: sentence(req, words) }, { status })
}

const noInquiry = { en: 'There is no such inquiry.', es: 'Esa consulta no existe.' }
