import { only } from './roles.ts'

/** Who sees what the website says, drafts included. */
export const readContent = only('administrator', 'editor', 'translator')
