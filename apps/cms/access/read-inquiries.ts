import { only } from './roles.ts'

/** Who sees what buyers sent, the mails about it and its files. */
export const readInquiries = only('administrator', 'sales')
