import { administrators } from './roles.ts'

export const deleteInquiries = administrators
