import { only } from './roles.ts'

/** Who sees under which name and address the site runs. */
export const readSettings = only('administrator', 'editor')
