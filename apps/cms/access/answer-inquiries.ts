import { only } from './roles.ts'

/** Who moves inquiries along, answers buyers and sends kept mails. */
export const answerInquiries = only('administrator', 'sales')
