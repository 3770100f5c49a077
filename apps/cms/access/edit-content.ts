import { only } from './roles.ts'

/** Who makes, publishes and deletes what the website says. */
export const editContent = only('administrator', 'editor')
