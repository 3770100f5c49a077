import { administrators } from './administrators.ts'

/** Who takes out or removes everything about one person, and decides how long inquiries are kept. */
export const erasePeople = administrators
