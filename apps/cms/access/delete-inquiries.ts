import { administrators } from './administrators.ts'

export const deleteInquiries = administrators
