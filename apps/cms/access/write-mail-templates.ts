import { signedIn } from './roles.ts'

export const writeMailTemplates = signedIn
