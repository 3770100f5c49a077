import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { erasePeople } from '../access/erase-people.ts'
import { staffEndpoint } from '../access/staff-endpoint.ts'
import { sentence } from '../fields/sentence.ts'
import { isMailAddress } from '../mail/mail-address.ts'
import { erasePerson } from './erase.ts'
import { readPerson } from './read-person.ts'

/**
 * `POST /api-cms/globals/privacy/export {email}` gives everything about a person as a file, `…/erase {email}` removes it.
 * Both are posts: an address in the query would end up in logs.
 */
export function personEndpoints(folder: string): Endpoint[] {
  return [
    forPerson('/export', async (req, email) =>
      Response.json(await readPerson(req.payload, email), {
        headers: { 'content-disposition': 'attachment; filename="person.json"', 'cache-control': 'private, no-store' },
      }),
    ),
    forPerson('/erase', async (req, email) => Response.json({ erased: await erasePerson(req.payload, email, folder) })),
  ]
}

function forPerson(path: string, act: (req: PayloadRequest, email: string) => Promise<Response>): Endpoint {
  const handler = async (req: PayloadRequest) => {
    await addDataAndFileToRequest(req)
    const email: unknown = req.data?.email
    if (typeof email === 'string' && isMailAddress(email.trim())) return act(req, email)
    return Response.json({ message: sentence(req, noAddress) }, { status: 422 })
  }
  return staffEndpoint({ path, method: 'post', handler }, erasePeople)
}

const noAddress = { en: 'Enter the person’s e-mail address.', es: 'Escriba el correo de la persona.' }
