import { APIError, type PayloadRequest } from 'payload'
import { sentence, type Words } from '../fields/sentence.ts'

/** A refusal that whoever asked reads in their language, and that can be kept for others in theirs. */
export class Refusal extends APIError {
  constructor(
    req: Pick<PayloadRequest, 'i18n'>,
    readonly words: Words,
    status: 400 | 403 | 404 | 409,
  ) {
    // With data, else the built desk would not let the sentence through.
    super(sentence(req, words), status, {}, true)
  }
}
