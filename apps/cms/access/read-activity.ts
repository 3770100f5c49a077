import { only } from './roles.ts'

/** Who reads the log of changes. */
export const readActivity = only('administrator', 'editor')
