import { only } from './roles.ts'

/** Everybody who works here. */
export const readGuide = only('administrator', 'editor', 'translator', 'sales')
