import { signedIn } from './roles.ts'

/** Who moves inquiries along, answers buyers and sends kept mails. */
export const answerInquiries = signedIn
