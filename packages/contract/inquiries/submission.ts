import type { FormFieldType } from '../content/blocks.ts'
import type { Locale } from '../locales.ts'
import type { Inquiry, InquiryLine } from './inquiry.ts'

/** What a buyer's browser reads back from `ajaxurl` (C-4). Status 1 is success; `problems` names fields and what is wrong, in words. */
export interface SubmissionAnswer {
  status: 0 | 1
  output: string
  redirect?: string
  problems?: Record<string, string>
  reason?: typeof keyTaken
}

/** Why something was refused that the sender mends with another key. */
export const keyTaken = 'keyTaken'

export const spamReasons = ['honeypot', 'tooFast', 'noToken', 'badToken', 'links', 'script', 'often'] as const
export type SpamReason = (typeof spamReasons)[number]

/** A file that came with an inquiry; its bytes travel beside it under this id. */
export interface SubmittedFile {
  id: string
  name: string
  /** Found in its content, not believed from its name. */
  type: string
  size: number
}

/** A line as it was when the buyer sent it: products change later, what was asked for does not. */
export interface SubmittedLine extends InquiryLine {
  styleNo: string
  name: string
}

/** One thing a buyer sent, as it lies in the spool and goes to the desk. The key makes it one, however often it is sent. */
export interface Submission {
  key: string
  receivedAt: string
  locale: Locale
  /** Path of the page it was sent from. */
  page: string
  content:
    | { kind: 'inquiry'; inquiry: Omit<Inquiry, 'lines'>; lines: SubmittedLine[] }
    /** A form staff made themselves: its name and what was filled in, in order. */
    | { kind: 'form'; form: string; values: { name: string; label: string; type: FormFieldType; value: string }[] }
  files: SubmittedFile[]
  spam: { score: number; reasons: SpamReason[]; suspected: boolean }
  /** Where it came from: enough to see a flood, too little to follow a person (the last part of the address is left out). */
  sender: { address: string; userAgent: string }
}

/** Header with which a sender names what it sends, so that a second try is known for the same (C-5). */
export const idempotencyHeader = 'idempotency-key'
export const submissionKeyForm = /^[\w-]{16,100}$/

/** The site's own endpoint for forms, unless staff name another (C-1 ajaxurl). */
export const formsPath = '/api/forms'
export const formTokenPath = '/api/forms/token'
export const formFilesPath = '/api/forms/files'

/** The desk's door for the spool; never reachable from outside. Files first, then the submission that names them. */
export const receivePath = '/api-cms/internal/inquiries'
export const receiveFilePath = '/api-cms/internal/inquiry-files'
