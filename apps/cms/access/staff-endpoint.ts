import type { Access, Endpoint, PayloadRequest } from 'payload'
import { sentence } from '../fields/sentence.ts'

/** An endpoint for those a rule allows; everybody else hears why not. */
export function staffEndpoint(endpoint: Omit<Endpoint, 'root'>, rule: Access): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => ((await allows(rule, req)) ? endpoint.handler(req) : refusal(req)),
  }
}

async function allows(rule: Access, req: PayloadRequest): Promise<boolean> {
  return (await rule({ req })) === true
}

function refusal(req: PayloadRequest): Response {
  const message = sentence(req, req.user ? notYours : signIn)
  return Response.json({ message }, { status: req.user ? 403 : 401, headers: { 'cache-control': 'no-store' } })
}

const signIn = { en: 'Please sign in first.', es: 'Inicie sesión primero.' }
const notYours = { en: 'Your account is not allowed to do this.', es: 'Su cuenta no tiene permiso para hacer esto.' }
