import { APIError } from 'payload'

/**
 * A refusal whose sentence reaches whoever asked. Built for production Payload forgets the name of its own error class, and
 * tells of an unknown error instead, unless the error carries data.
 */
export function refusal(message: string, status: number): APIError {
  return new APIError(message, status, {}, true)
}
